// Corrects a balance, with a second person: `npm run adjust`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run adjust -- list                                                corrections that wait for a second person's approval
npm run adjust -- ask <id or e-mail> <currency> <amount> <reason>     a negative amount takes money; nothing moves before the approval
npm run adjust -- approve <id>                                        not by the person who asked
npm run adjust -- refuse <id>`;

await atDesk(usage, async ({ desk }, [command, first, ...words]) => {
  if (command === 'list' && !first) {
    const waiting = await desk.adjustments();
    for (const { id, createdAt, playerId, sum, askedBy, reason } of waiting)
      console.log([id, createdAt.toISOString().slice(0, 16), playerId, sum, askedBy, reason].join('  '));
    return console.log(`${waiting.length} waiting`);
  }
  const [currency, amount, ...rest] = words;
  const reason = rest.join(' ').trim();
  if (!first) throw new UsageError();
  if (command === 'ask' && currency && amount && reason) return console.log(await desk.askAdjustment(first, { currency, amount, reason }));
  if ((command !== 'approve' && command !== 'refuse') || currency) throw new UsageError();
  await desk.decideAdjustment(first, { isApproved: command === 'approve' });
  console.log(command === 'approve' ? 'booked' : 'refused');
});
