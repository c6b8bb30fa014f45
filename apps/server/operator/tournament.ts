// Looks at tournaments, and makes one that is held once: `npm run tournament`.
import { tournamentState } from '@verdigale/contract';
import { atDesk, readJson, UsageError } from './at-desk.ts';

const usage = `npm run tournament -- list                       tournaments that run, that are coming, and that ended last
npm run tournament -- show <id or identity>      its times, the leaders, and the prizes that were won
npm run tournament -- hold <file.json>           adds a single tournament to the series of the brand folder
npm run tournament -- withdraw <id>              removes an added tournament that has not begun`;

const stateName = Object.fromEntries(Object.entries(tournamentState).map(([name, state]) => [state, name]));

await atDesk(usage, async ({ desk, brand }, [command, subject, ...more]) => {
  if (more.length > 0) throw new UsageError();
  if (command === 'list' && !subject) {
    for (const { id, identity, state, startAt, endAt, entriesCount } of await desk.tournaments())
      console.log([id, identity.padEnd(24), stateName[state]!.padEnd(9), startAt, endAt, `${entriesCount} entries`].join('  '));
  } else if (!subject) throw new UsageError();
  else if (command === 'show') {
    const { id, identity, state, startAt, endAt, entriesCount, leaderboard, prizes } = await desk.tournament(subject);
    console.log([id, identity, stateName[state], startAt, endAt, `${entriesCount} entries`].join('  '));
    for (const { place, playerId, points } of leaderboard) console.log(`  ${place}. ${playerId}  ${points.toFixed(2)} points`);
    for (const { place, title, entry } of prizes) console.log(`  prize ${place}: ${title}${entry ? `, won by ${entry.playerId}` : ''}`);
  } else if (command === 'hold') {
    const { readTournament } = await import('@verdigale/brand-schema/load');
    console.log(await desk.holdTournament(readTournament(subject, await readJson(subject), brand)));
  } else if (command === 'withdraw') {
    await desk.withdrawTournament(subject);
    console.log('withdrawn');
  } else throw new UsageError();
});
