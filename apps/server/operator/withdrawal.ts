// Looks at the withdrawals that wait and decides them: `npm run withdrawal`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run withdrawal -- list                     withdrawals that wait for a decision, and why
npm run withdrawal -- approve <id>             pays it out
npm run withdrawal -- refuse <id> [reason]     returns the money to the player; the reason is kept in the books`;

await atDesk(usage, async ({ desk }, [command, id, ...rest]) => {
  if (command === 'list') {
    const held = await desk.heldWithdrawals();
    for (const { id: invoice, createdAt, sum, method, playerId, reasons } of held)
      console.log([invoice, createdAt.toISOString().slice(0, 16), sum, method, reasons.join(', '), playerId].join('  '));
    console.log(`${held.length} waiting`);
  } else if (command === 'approve' && id && rest.length === 0) {
    await desk.decideWithdrawal(id, { isApproved: true });
    console.log('approved; it is paid out');
  } else if (command === 'refuse' && id) {
    await desk.decideWithdrawal(id, { isApproved: false, reason: rest.join(' ') });
    console.log('refused; the player has the money back');
  } else throw new UsageError();
});
