// Reports from rounds and books: `npm run report`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run report -- games <from> <until>     each game's actual return beside the stated one; days as 2026-11-01, the last not included
npm run report -- events <from> <until>    significant events: refused sign-ins, large wins, corrections, stops, changed settings
npm run report -- liability              what is owed to players, by currency and pocket`;

/** Of a 99 % interval, and how many rounds make one. */
const deviations = 2.5758;
const enoughRounds = 1_000;

const dayAfter = (day: Date) => new Date(day.getTime() + 86_400_000);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

await atDesk(usage, async ({ desk }, [command, from = '', until = '', ...more]) => {
  if (command === 'liability' && !from) {
    for (const { pocket, sum, accounts } of await desk.liabilities()) console.log([pocket, sum, `${accounts} accounts`].join('  '));
    return;
  }
  const span = { start: new Date(from), end: new Date(until) };
  const isSpan = /^\d{4}-\d\d-\d\d$/.test(from) && /^\d{4}-\d\d-\d\d$/.test(until) && span.start < span.end;
  if (!isSpan || more.length > 0) throw new UsageError();
  if (command === 'events') {
    // Day by day, so that no stretch is too long to be read.
    for (let [start, end] = [span.start, dayAfter(span.start)]; start < span.end; [start, end] = [end, dayAfter(end)])
      for (const { at, kind, playerId, details } of await desk.significantEvents({ start, end }))
        console.log([at.toISOString(), kind, playerId ?? '-', details].join('  '));
    return;
  }
  if (command !== 'games') throw new UsageError();
  const { statedReturns } = await import('@verdigale/studio/returns');
  const { games, providers } = await desk.gameReport(span);
  for (const { identity, currency, rounds, staked, paid, returned, deviation } of games) {
    const stated = statedReturns.get(identity);
    const margin = deviations * deviation;
    const isOff = stated && rounds >= enoughRounds && (returned < stated.lowest - margin || returned > stated.highest + margin);
    const theory = stated
      ? `stated ${[...new Set([percent(stated.lowest), percent(stated.highest)])].join(' to ')}`
      : 'states nothing here';
    console.log(
      [
        isOff ? 'LOOK' : '    ',
        identity,
        currency,
        `${rounds} rounds`,
        staked,
        paid,
        `${percent(returned)} ± ${percent(margin)}`,
        theory,
      ].join('  '),
    );
  }
  for (const { provider, currency, byRounds, byBooks } of providers)
    console.log(
      `${provider}  ${currency}  kept ${byRounds} by rounds, ${byBooks} by the books (minor units; open rounds and held wins lie between)`,
    );
});
