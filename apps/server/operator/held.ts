// Looks at the money that is held and decides it: `npm run held`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run held -- list                     held deposits and wins, why they are held, and what happens to them
npm run held -- pay <id>                 a win: credits it to the player's balance
npm run held -- refuse <id> <reason>     a win: returns it to its provider; the reason is kept in the books
npm run held -- retry <id>               a deposit: asks its provider once more to send it back
npm run held -- returned <id> <how>      a deposit: you have sent it back by other means`;

await atDesk(usage, async ({ desk }, [command, id, ...rest]) => {
  const words = rest.join(' ').trim();
  if (command === 'list' && !id) {
    const held = await desk.heldMoney();
    for (const { id: item, createdAt, cause, sum, status, reason, provider, playerId, note } of held) {
      console.log([item, createdAt.toISOString().slice(0, 16), cause, sum, status, reason, provider, playerId].join('  '));
      if (note) console.log(`    ${note}`);
    }
    console.log(`${held.filter(({ status }) => status === 'waiting').length} waiting, ${held.length} held`);
  } else if (command === 'pay' && id && !words) {
    await desk.decideWin(id, { isPaid: true });
    console.log('paid; the player is told');
  } else if (command === 'refuse' && id && words) {
    await desk.decideWin(id, { isPaid: false, reason: words });
    console.log('refused; write to the player with `npm run notify`');
  } else if (command === 'retry' && id && !words) {
    await desk.retryReturn(id);
    console.log('its provider is asked again');
  } else if (command === 'returned' && id && words) {
    await desk.markReturned(id, words);
    console.log('booked as sent back; the player is told');
  } else throw new UsageError();
});
