// Sends a notification to one player: `npm run notify`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run notify -- <player's id or e-mail> <title> <text> [<link> <words of the link>]
npm run notify -- offer <player's id or e-mail> <title> <text> [<link> <words of the link>]
    an offer: not sent to players who are excluded, blocked or on a break, or who want no offers
A link is a path of the site, such as /profile/wallet, or an https address.`;

await atDesk(usage, async ({ desk }, words) => {
  const isOffer = words[0] === 'offer';
  const [player, title, body, url, label] = isOffer ? words.slice(1) : words;
  if (!player || !title || !body || (url && !label)) throw new UsageError();
  const content = { title, body, ...(url && label ? { link: { url, label } } : {}) };
  if (!isOffer) await desk.notify(player, content);
  console.log(isOffer && !(await desk.offer(player, content)) ? 'not sent: nothing is offered to this player' : 'sent');
});
