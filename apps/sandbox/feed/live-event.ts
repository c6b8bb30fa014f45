import { fixtureOf, seeded, type Fixture } from '@verdigale/sport-models';
import { createBoard } from './board.ts';
import { keyOf, type EventStatement, type MarketKey, type MarketOdds, type ProducerName, type SettledMarket } from './message.ts';
import { playMatch, type Happening } from './play-match.ts';
import { createPresent, type Present } from './present.ts';
import { seedOf, type MatchSeed, type Slot } from './schedule.ts';

/** A match of the programme: announced, then played. */
export interface LiveEvent {
  readonly slot: Slot;
  readonly seed: MatchSeed;
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
  /** What is due by now. Of several things that are due only the last is said: it holds, and what came before is in it. */
  advance(now: number): { producer: ProducerName; statements: EventStatement[] }[];
}

export function createLiveEvent(slot: Slot, secret: string): LiveEvent {
  const seed = seedOf(secret, slot.id);
  const [first = 0, ...others] = seed.words;
  const fixture = fixtureOf(slot.sport, first);
  const happenings = playMatch(slot.id, fixture, seeded(...others), slot.speed);
  const present = { 'pre-match': createPresent(), live: createPresent() };
  const results = new Map<string, SettledMarket>();
  let next: Happening | null = null;
  let dueAt = slot.startsAt;
  let [isStarted, isOver] = [false, false];
  let state: object = fixture.game.start;

  function take(): void {
    const { value, done } = happenings.next();
    next = done ? null : value;
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
      category: fixture.category,
      tournament: fixture.tournament,
      competitors: [...fixture.competitors],
      startsAt: new Date(slot.startsAt).toISOString(),
      isSimulated: true,
    },
  });

  return {
    slot,
    seed,
    fixture,
    present,
    get isOver() {
      return isOver;
    },
    standing(now) {
      const odds = present[speakerAt(slot, now)].statements().find((statement) => statement.kind === 'odds.changed');
      return { state, said: odds?.markets ?? [] };
    },
    results: (market) => [results.get(keyOf(market)) ?? []].flat(),
    announce: () => [announcement(), createBoard(slot.id, fixture).odds(fixture.game.start, 'not_started', false)],
    advance(now) {
      if (isOver || now < slot.startsAt) return [];
      const said: ReturnType<LiveEvent['advance']> = [];
      if (!isStarted) {
        isStarted = true;
        take();
        said.push({
          producer: 'pre-match',
          statements: [handedOver(createBoard(slot.id, fixture).odds(fixture.game.start, 'live', false))],
        });
        said.push({ producer: 'live', statements: [announcement()] });
      }
      let last: Happening | null = null;
      while (next !== null && dueAt <= now) {
        last = next;
        take();
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
