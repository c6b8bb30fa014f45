import { seeded, type Fixture } from '@verdigale/sport-models';
import { keyOf, type EventStatement, type MarketKey, type MarketOdds, type ProducerName, type SettledMarket } from './message.ts';
import { playMatch, type Happening } from './play-match.ts';
import { createPresent, type Present } from './present.ts';
import { createRunners } from './runners.ts';
import { seedOf, type MatchSeed, type Slot } from './schedule.ts';

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
  /** The state of the match, and its markets as the current speaker last stated them. */
  standing(now: Date): { state: object; said: readonly MarketOdds[] };
  /** How the match settled a market, whatever else was said about it; empty until it has. */
  results(market: MarketKey): SettledMarket[];
  /**
   * Withdraws the favourite from a race that has not begun, and returns what to say about it now. The rest follows when the market is
   * rebuilt.
   */
  withdrawFavourite(now: Date): EventStatement[];
  /** What is due by now. Of several statements that are due only the last is sent: it includes the earlier ones. */
  advance(now: number): { producer: ProducerName; statements: EventStatement[] }[];
}

export function createLiveEvent(slot: Slot, secret: string): LiveEvent {
  const seed = seedOf(secret, slot.id);
  const [first = 0, ...others] = seed.words;
  const runners = createRunners(slot, first);
  const present = { 'pre-match': createPresent(), live: createPresent() };
  const results = new Map<string, SettledMarket>();
  let happenings: Iterator<Happening, void> | null = null;
  let next: Happening | null = null;
  let dueAt = slot.startsAt;
  let isOver = false;
  let state: object = runners.entries.fixture.game.start;

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

  const saidBy = (producer: ProducerName): readonly MarketOdds[] =>
    present[producer].statements().find((statement) => statement.kind === 'odds.changed')?.markets ?? [];

  /** What comes before the first happening; who is to play is settled by then. */
  function begin(): ReturnType<LiveEvent['advance']> {
    const { fixture, deductions } = runners.entries;
    happenings = playMatch(slot.id, fixture, seeded(...others), slot.speed, deductions);
    take(happenings);
    return [
      { producer: 'pre-match', statements: [handedOver(runners.board().odds(state, 'live', false))] },
      { producer: 'live', statements: [announcement(slot, fixture)] },
    ];
  }

  return {
    slot,
    seed,
    get fixture() {
      return runners.entries.fixture;
    },
    present,
    get isOver() {
      return isOver;
    },
    standing: (now) => ({ state, said: saidBy(speakerAt(slot, now)) }),
    results: (market) => [results.get(keyOf(market)) ?? []].flat(),
    announce: () => [announcement(slot, runners.entries.fixture), runners.board().odds(state, 'not_started', false)],
    withdrawFavourite: (now) => runners.withdrawFavourite(now.getTime(), () => saidBy('pre-match')),
    advance(now) {
      if (isOver) return [];
      const said: ReturnType<LiveEvent['advance']> = [];
      const changes = heard(runners.formAnew(now, () => saidBy('pre-match')));
      if (changes.length > 0) said.push({ producer: 'pre-match', statements: changes });
      if (!happenings) state = runners.entries.fixture.game.start;
      if (now < slot.startsAt) return said;
      if (!happenings) said.push(...begin());
      let last: Happening | null = null;
      while (next !== null && dueAt <= now) {
        last = next;
        take(happenings!);
      }
      if (last) {
        state = last.state;
        said.push({ producer: 'live', statements: heard(last.say()) });
      }
      return said;
    },
  };
}

const announcement = ({ id, sport, startsAt }: Slot, { category, tournament, competitors }: Fixture): EventStatement => ({
  kind: 'fixture.changed',
  eventId: id,
  fixture: { sport, category, tournament, competitors: [...competitors], startsAt: new Date(startsAt).toISOString(), isSimulated: true },
});

/** Which producer speaks for a match at a given moment. */
export const speakerAt = ({ startsAt }: Slot, now: Date): ProducerName => (startsAt <= now.getTime() ? 'live' : 'pre-match');

/** The live producer goes on with them. */
function handedOver(statement: EventStatement): EventStatement {
  if (statement.kind !== 'odds.changed') return statement;
  return {
    ...statement,
    markets: statement.markets.map((market) => ({ ...market, status: 'handed_over' as const, isCashOutOpen: false })),
  };
}
