// Changes what a player may do: `npm run player`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run player -- activate <id or e-mail>
npm run player -- limit <id or e-mail>       no deposits, no play for real; withdrawals go on
npm run player -- block <id or e-mail>       no sign-in; every session ends

On the player's own wish, for a period of daily, weekly or monthly; less holds at once, more or none after 24 hours:
npm run player -- limit <id or e-mail> deposit <period> <currency> <amount>
npm run player -- unlimit <id or e-mail> deposit <period> <currency>`;

const statuses = { activate: 'active', limit: 'limited', block: 'blocked' } as const;

await atDesk(usage, async (desk, [command = '', player, ...words]) => {
  if (!player) throw new UsageError();
  if (words.length === 0 && Object.hasOwn(statuses, command)) {
    const status = statuses[command as keyof typeof statuses];
    await desk.changeStatus(player, status);
    console.log(status);
    return;
  }
  const [definition, period, currency, amount = null, ...more] = words;
  const isKnown = (command === 'limit' && amount !== null) || (command === 'unlimit' && amount === null);
  if (!isKnown || definition !== 'deposit' || !period || !currency || more.length > 0) throw new UsageError();
  const from = await desk.limitDeposits(player, { period, currency, amount });
  console.log(`holds from ${from.toISOString()}`);
});
