// Sends a notification to one player: `npm run notify`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run notify -- <player's id or e-mail> <title> <text> [<link> <words of the link>]
A link is a path of the site, such as /profile/wallet, or an https address.`;

await atDesk(usage, async (desk, [player, title, body, url, label]) => {
  if (!player || !title || !body || (url && !label)) throw new UsageError();
  if (url && !/^(\/(?!\/)|https:\/\/)/.test(url)) throw new UsageError();
  await desk.notify(player, { title, body, ...(url && label ? { link: { url, label } } : {}) });
  console.log('sent');
});
