// Limits that the operator sets for a player, beside the player's own: `npm run limit`.
import { limitDefinition } from '@verdigale/contract';
import { atDesk, splitReason, UsageError } from './at-desk.ts';

const usage = `npm run limit -- set <id or e-mail> <bet, loss or deposit> <period> <currency> <amount> --because "<reason>"
npm run limit -- lift <id or e-mail> <bet, loss or deposit> <period> <currency> --because "<reason>"

Limits what is staked (bet), lost (loss) or deposited (deposit) in a calendar period: daily, weekly or monthly. It applies at once, beside the
player's own limit: the stricter one counts. Players see it and cannot loosen it; the reason is kept, but not shown to them.`;

await atDesk(usage, async ({ desk }, all) => {
  const { words, because } = splitReason(all);
  const [command, player, kind = '', period, currency, amount = null, ...more] = words;
  const isKnown = (command === 'set' && amount !== null) || (command === 'lift' && amount === null);
  if (!isKnown || !player || !period || !currency || more.length > 0) throw new UsageError();
  const definition = Object.hasOwn(limitDefinition, kind) ? limitDefinition[kind as keyof typeof limitDefinition] : 0;
  await desk.setLimit(player, { definition, period, currency, amount, reason: because });
  console.log(command === 'set' ? 'holds now' : 'lifted');
});
