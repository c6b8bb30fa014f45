// Reports from rounds, books and the journal: `npm run report`.
import type { SignedDesk } from '@verdigale/platform';
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run report -- games <from> <until>     each game's actual return beside the stated one; days as 2026-11-01, the last not included
npm run report -- revenue <from> <until>     what games, bets, payments and bonuses took from players and gave them, and the gross gaming revenue
npm run report -- events <from> <until>    significant events: what operators did, refused sign-ins, large wins, corrections, stops, changed settings
npm run report -- exclusions <from> <until>     self-exclusions that held at some time of it: since when, until when, and who has come back
npm run report -- liability              what is owed to players, by currency and pocket, now
npm run report -- journal                whether the journal is as it was sealed each night, and the newest seals`;

interface Span {
  start: Date;
  end: Date;
}

/** Of a 99 % interval, and how many rounds make one. */
const deviations = 2.5758;
const enoughRounds = 1_000;
/** How many seals are printed; all are compared. */
const newestSeals = 7;

const dayAfter = (day: Date) => new Date(day.getTime() + 86_400_000);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const print = (parts: readonly string[]) => console.log(parts.join('  ').trimEnd());

async function showGames(desk: SignedDesk, span: Span): Promise<void> {
  const { statedReturns } = await import('@verdigale/studio/returns');
  const { games, providers } = await desk.gameReport(span);
  for (const { identity, currency, rounds, staked, paid, returned, deviation } of games) {
    const stated = statedReturns.get(identity);
    const margin = deviations * deviation;
    const isOff = stated && rounds >= enoughRounds && (returned < stated.lowest - margin || returned > stated.highest + margin);
    const theory = stated
      ? `stated ${[...new Set([percent(stated.lowest), percent(stated.highest)])].join(' to ')}`
      : 'states nothing here';
    print([
      isOff ? 'LOOK' : '    ',
      identity,
      currency,
      `${rounds} rounds`,
      staked,
      paid,
      `${percent(returned)} ± ${percent(margin)}`,
      theory,
    ]);
  }
  if (games.length === 0) console.log('no round has ended');
  for (const { provider, currency, byRounds, byBooks } of providers)
    print([provider, currency, `kept ${byRounds} by rounds, ${byBooks} by the books (minor units; open rounds and held wins lie between)`]);
}

async function showRevenue(desk: SignedDesk, span: Span): Promise<void> {
  const lines = await desk.revenue(span);
  for (const { of, currency, taken, given, kept } of lines) print([of, currency, `took ${taken}`, `gave ${given}`, `kept ${kept}`]);
  if (lines.length === 0) console.log('no money has moved');
}

/** Day by day, so that no stretch is too long to be read. */
async function showEvents(desk: SignedDesk, { start: first, end: last }: Span): Promise<void> {
  let count = 0;
  for (let [start, end] = [first, dayAfter(first)]; start < last; [start, end] = [end, dayAfter(end)]) {
    const events = await desk.significantEvents({ start, end });
    for (const { at, kind, playerId, details } of events) print([at.toISOString(), kind, playerId ?? '-', details]);
    count += events.length;
  }
  console.log(`${count} events`);
}

async function showExclusions(desk: SignedDesk, span: Span): Promise<void> {
  const all = await desk.exclusions(span);
  for (const { playerId, period, startedAt, endsAt, endedAt } of all) {
    const end = endsAt ? `until ${endsAt.toISOString()}` : 'for good';
    print([playerId, period, `since ${startedAt.toISOString()}`, end, endedAt ? `came back ${endedAt.toISOString()}` : '']);
  }
  console.log(`${all.length} exclusions`);
}

async function showLiability(desk: SignedDesk): Promise<void> {
  for (const { pocket, sum, accounts } of await desk.liabilities()) print([pocket, sum, `${accounts} accounts`]);
}

async function showJournal(desk: SignedDesk): Promise<void> {
  const seals = await desk.journalSeals();
  const altered = seals.filter(({ isUnaltered }) => !isUnaltered);
  for (const { day, entries, seal } of seals.slice(-newestSeals)) print([day, `${entries} entries`, seal]);
  for (const { day } of altered) print(['ALTERED', day, 'its entries are not those that were sealed']);
  console.log(`${seals.length} days sealed, ${altered.length} altered`);
  if (altered.length > 0) process.exitCode = 1;
}

const ofAStretch = new Map([
  ['games', showGames],
  ['revenue', showRevenue],
  ['events', showEvents],
  ['exclusions', showExclusions],
]);
const ofNow = new Map([
  ['liability', showLiability],
  ['journal', showJournal],
]);

await atDesk(usage, async ({ desk }, [command = '', from, until = '', ...more]) => {
  const now = ofNow.get(command);
  if (now && from === undefined) return now(desk);
  const show = ofAStretch.get(command);
  const span = { start: new Date(from ?? ''), end: new Date(until) };
  const isSpan = /^\d{4}-\d\d-\d\d$/.test(from ?? '') && /^\d{4}-\d\d-\d\d$/.test(until) && span.start < span.end;
  if (!show || !isSpan || more.length > 0) throw new UsageError();
  return show(desk, span);
});
