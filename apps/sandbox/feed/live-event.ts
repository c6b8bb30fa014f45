import { fixtureOf, seeded, type Fixture } from '@verdigale/sport-models';
import { createBoard } from './board.ts';
import { keyOf, type EventStatement, type MarketKey, type MarketOdds, type ProducerName, type SettledMarket } from './message.ts';
import { playMatch, type Happening } from './play-match.ts';
import { createPresent, type Present } from './present.ts';
import { seedOf, type MatchSeed, type Slot } from './schedule.ts';
import { drawWithdrawal, voidBets, withdraw, type Entries, type Withdrawal } from './withdraw.ts';

/** A match of the programme: announced, then played. */
export interface LiveEvent {
  readonly slot: Slot;
  readonly seed: MatchSeed;
  /** Without whoever was withdrawn. */
  readonly fixture: Fixture;
  /** What each producer holds of it. */
  readonly present: Readonly<Record<ProducerName, Present>>;
  /** Nothing more will be said. */
  readonly isOver: boolean;
  announce(): EventStatement[];
  /** Where the match is, and the markets as whoever speaks of it at this moment has said them last. */
  standing(now: Date): { state: object; said: readonly MarketOdds[] };
  /** How the match has settled a market, whatever else was said of it; empty while it has not. */
  results(market: MarketKey): SettledMarket[];
  /** Has the favourite of a race that has not begun not run; what is said of it now. The rest follows when the market is formed anew. */
  withdrawFavourite(now: Date): EventStatement[];
  /** What is due by now. Of several things that are due only the last is said: it holds, and what came before is in it. */
  advance(now: number): { producer: ProducerName; statements: EventStatement[] }[];
}

/** So long bets are stopped before there are prices without a runner that was withdrawn. */
const reformMs = 5_000;

export function createLiveEvent(slot: Slot, secret: string): LiveEvent {
  const seed = seedOf(secret, slot.id);
  const [first = 0, ...others] = seed.words;
  let entries: Entries = { fixture: fixtureOf(slot.sport, first), deductions: {} };
  const withdrawals: (Withdrawal & { isSaid: boolean })[] = drawWithdrawal(slot, entries.fixture, seeded(first)).map((each) => ({
    ...each,
    isSaid: false,
  }));
  let happenings: Iterator<Happening, void> | null = null;
  const present = { 'pre-match': createPresent(), live: createPresent() };
  const results = new Map<string, SettledMarket>();
  let next: Happening | null = null;
  let dueAt = slot.startsAt;
  let isOver = false;
  let state: object = entries.fixture.game.start;

  function take(from: Iterator<Happening, void>): void {
    const { value } = from.next();
    next = value ?? null;
    dueAt += next?.afterMs ?? 0;
    isOver = next === null;
  }

  function heard(statements: EventStatement[]): EventStatement[] {
    for (const statement of statements) {
      if (statement.kind === 'settlement.rolledBack') for (const market of statement.markets) results.delete(keyOf(market));
      if (statement.kind === 'bets.settled') for (const market of statement.markets) results.set(keyOf(market), market);
    }
    return statements;
  }

  const announcement = (): EventStatement => ({
    kind: 'fixture.changed',
    eventId: slot.id,
    fixture: {
      sport: slot.sport,
      category: entries.fixture.category,
      tournament: entries.fixture.tournament,
      competitors: [...entries.fixture.competitors],
      startsAt: new Date(slot.startsAt).toISOString(),
      isSimulated: true,
    },
  });
  const board = () => createBoard(slot.id, entries.fixture, entries.deductions);
  const saidBy = (producer: ProducerName): readonly MarketOdds[] =>
    present[producer].statements().find((statement) => statement.kind === 'odds.changed')?.markets ?? [];
  const stopFor = (runner: number): EventStatement => ({
    kind: 'bet.stopped',
    eventId: slot.id,
    markets: [],
    reason: `${entries.fixture.competitors[runner]} does not run`,
  });

  /** Stops bets for who is withdrawn, then has prices without him, and his bets void. */
  function formAnew(now: number): EventStatement[] {
    return withdrawals
      .filter(({ at }) => now >= at - reformMs)
      .flatMap((withdrawal) => {
        const { runner, at, isSaid } = withdrawal;
        withdrawal.isSaid = true;
        if (now < at) return isSaid ? [] : [stopFor(runner)];
        withdrawals.splice(withdrawals.indexOf(withdrawal), 1);
        const said = saidBy('pre-match');
        const without = withdraw(entries, withdrawal, said);
        entries = without ?? entries;
        state = entries.fixture.game.start;
        const voids = without ? heard([voidBets(slot.id, entries.fixture, runner, said)]) : [];
        return [board().odds(state, 'not_started', false), ...voids];
      });
  }

  return {
    slot,
    seed,
    get fixture() {
      return entries.fixture;
    },
    present,
    get isOver() {
      return isOver;
    },
    standing: (now) => ({ state, said: saidBy(speakerAt(slot, now)) }),
    results: (market) => [results.get(keyOf(market)) ?? []].flat(),
    announce: () => [announcement(), board().odds(state, 'not_started', false)],
    withdrawFavourite(now) {
      const at = now.getTime() + reformMs;
      const open = saidBy('pre-match')[0]?.outcomes.filter(({ isActive }) => isActive) ?? [];
      const [favourite] = open.toSorted((a, b) => Number(a.price) - Number(b.price));
      if (!favourite || !entries.fixture.game.without || at >= slot.startsAt) return [];
      const runner = Number(favourite.outcome) - 1;
      withdrawals.push({ runner, at, isSaid: true });
      return [stopFor(runner)];
    },
    advance(now) {
      if (isOver) return [];
      const said: ReturnType<LiveEvent['advance']> = [];
      const changes = formAnew(now);
      if (changes.length > 0) said.push({ producer: 'pre-match', statements: changes });
      if (now < slot.startsAt) return said;
      if (!happenings) {
        happenings = playMatch(slot.id, entries.fixture, seeded(...others), slot.speed, entries.deductions);
        take(happenings);
        said.push({ producer: 'pre-match', statements: [handedOver(board().odds(state, 'live', false))] });
        said.push({ producer: 'live', statements: [announcement()] });
      }
      let last: Happening | null = null;
      while (next !== null && dueAt <= now) {
        last = next;
        take(happenings);
      }
      if (last) {
        state = last.state;
        said.push({ producer: 'live', statements: heard(last.say()) });
      }
      return said;
    },
  };
}

/** Who speaks of a match at a moment. */
export const speakerAt = ({ startsAt }: Slot, now: Date): ProducerName => (startsAt <= now.getTime() ? 'live' : 'pre-match');

/** The live producer goes on with them. */
function handedOver(statement: EventStatement): EventStatement {
  if (statement.kind !== 'odds.changed') return statement;
  return {
    ...statement,
    markets: statement.markets.map((market) => ({ ...market, status: 'handed_over' as const, isCashOutOpen: false })),
  };
}
