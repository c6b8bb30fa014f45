// Changes what a player may do: `npm run player`.
import { limitDefinition } from '@verdigale/contract';
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run player -- activate <id or e-mail>
npm run player -- limit <id or e-mail>       no deposits, no play for real; withdrawals go on
npm run player -- block <id or e-mail>       no sign-in; every session ends
npm run player -- remove-second-factor <id or e-mail>       the player has lost it: sign-in by the password alone

On the player's own wish, by what is staked (bet), lost (loss) or deposited (deposit), for a period of daily, weekly or monthly; less
holds at once, more or none after 24 hours and the same command once more:
npm run player -- limit <id or e-mail> <bet, loss or deposit> <period> <currency> <amount>
npm run player -- unlimit <id or e-mail> <bet, loss or deposit> <period> <currency>
No deposits and no play for real, at once, for 1_day, 3_days, 1_week or 1_month; it can be made longer only:
npm run player -- cool-off <id or e-mail> <period>

npm run player -- product <id or e-mail> <casino, sportsbook or both>      closes the other one`;

const statuses = { activate: 'active', limit: 'limited', block: 'blocked' } as const;

await atDesk(usage, async (desk, [command = '', player, ...words]) => {
  if (!player) throw new UsageError();
  if (words.length === 0 && Object.hasOwn(statuses, command)) {
    const status = statuses[command as keyof typeof statuses];
    const outcome = await desk.changeStatus(player, status);
    return console.log(outcome === 'done' ? status : 'asked: after his self-exclusion, a day from now by the same command');
  }
  if (words.length === 0 && command === 'remove-second-factor') {
    await desk.removeSecondFactor(player);
    return console.log('off');
  }
  const [first, period, currency, amount = null, ...more] = words;
  if (!first || more.length > 0) throw new UsageError();
  if (!period && command === 'cool-off') return console.log(`until ${(await desk.coolOff(player, first)).toISOString()}`);
  if (!period && command === 'product') {
    await desk.restrictToProduct(player, first);
    return console.log(first);
  }
  const isKnown = (command === 'limit' && amount !== null) || (command === 'unlimit' && amount === null);
  if (!isKnown || !period || !currency) throw new UsageError();
  const definition = Object.hasOwn(limitDefinition, first) ? limitDefinition[first as keyof typeof limitDefinition] : 0;
  const from = await desk.limitMoney(player, { definition, period, currency, amount });
  console.log(`holds from ${from.toISOString()}`);
});
