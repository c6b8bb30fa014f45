// Stops play for a while, and lets it go on: `npm run stop`.
import { atDesk, splitReason, UsageError } from './at-desk.ts';

const usage = `npm run stop -- all --because "<reason>"                       all play
npm run stop -- product <casino or sportsbook> --because "<reason>"
npm run stop -- provider <identity> --because "<reason>"       a studio, or a provider that serves games
npm run stop -- game <identity or id> --because "<reason>"
npm run stop -- method <id> --because "<reason>"               deposits by this payment method
npm run stop -- player <id or e-mail> --because "<reason>"     one player's play
npm run stop -- lift <the same words> --because "<reason>"
npm run stop -- list

From the next call on, in every process: no launches, no bets, no deposits by this method. Wins, rollbacks, withdrawals and begun deposits go on.`;

await atDesk(usage, async ({ desk }, all) => {
  if (all[0] === 'list' && all.length === 1) {
    const stops = await desk.stops();
    for (const { scope, name, stoppedAt, reason } of stops)
      console.log([stoppedAt.toISOString().slice(0, 16), scope, name, reason].join('  '));
    return console.log(`${stops.length} stopped`);
  }
  const { words, because } = splitReason(all);
  const isLift = words[0] === 'lift';
  const [scope, name = '', ...more] = isLift ? words.slice(1) : words;
  if (!scope || more.length > 0 || (scope === 'all') !== (name === '')) throw new UsageError();
  await (isLift ? desk.letGoOn({ scope, name, because }) : desk.stop({ scope, name, because }));
  console.log(isLift ? 'goes on' : 'stopped');
});
