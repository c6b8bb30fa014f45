import { countBeside, seeded, step, type Fixture, type Random } from '@verdigale/sport-models';
import { createBoard } from './board.ts';
import type { Deductions, EventStatement } from './message.ts';

/** A statement, due this long after the one before. Its content is worked out only if somebody listens. */
export interface Happening {
  afterMs: number;
  /** The state of the match at that moment, as the statement describes it. */
  state: object;
  say(): EventStatement[];
}

/** The chance of each unusual end of a match. */
const cancelledBefore = 0.01;
const abandoned = 0.01;
const settledWrongly = 0.02;
/** The chance in each minute of football without a goal. */
const danger = 0.08;
const disallowed = 0.006;

/** A match from its start to its last word, in time: live prices, suspensions, goals that are taken back, an end, or none. */
export function* playMatch(
  eventId: string,
  fixture: Fixture,
  random: Random,
  speed: number,
  deductions: Deductions = {},
): Generator<Happening> {
  const { game, sport } = fixture;
  const board = createBoard(eventId, fixture, deductions);
  const count = countBeside(sport, seeded(Math.floor(random() * 2 ** 31)));
  const hasGoals = sport === 'football' || sport === 'ice-hockey';
  // Nobody bets on a race that runs.
  const isRace = sport === 'racing';
  const at = (seconds: number, state: object, say: () => EventStatement[]): Happening => ({ afterMs: seconds * 1000, state, say });

  const { start } = game;
  if (random() < cancelledBefore) {
    yield at(0, start, () => [board.odds(start, 'cancelled'), ...board.cancelled(start, 'The match is not played')]);
    return;
  }
  const endsEarly = !isRace && random() < abandoned ? 10 + Math.floor(random() * 30) : Infinity;
  yield at(0, start, () => [board.odds(start, 'live', isRace)]);

  let state = start;
  for (let played = 1; ; played += 1) {
    const wait = game.seconds(state) / speed;
    const next = step(game, state, random);
    if (next === null) break;
    const before = state;
    state = next;
    const statistics = count(scoredIn(fixture, before, next));
    if (played >= endsEarly) {
      yield at(wait, next, () => [
        board.odds(next, 'abandoned'),
        ...board.settled(next, 2),
        ...board.cancelled(next, 'The match is abandoned'),
      ]);
      return;
    }
    const show = () => [...board.rolledBack(next), board.odds(next, 'live', isRace, statistics), ...board.settled(next, 1)];
    const pause = 2 + random() * 6;
    if (hasGoals && totalOf(fixture, before) !== totalOf(fixture, next)) {
      yield at(wait, before, () => [board.stopped('Possible goal')]);
      yield at(pause, next, show);
    } else if (sport === 'football' && random() < disallowed) {
      // A goal that never counts: it is stated, settled by, and taken back.
      const phantom = game
        .next(before)
        .find(({ state: other, chance }) => chance > 0 && totalOf(fixture, other) !== totalOf(fixture, before));
      yield at(wait, before, () => [board.stopped('Possible goal')]);
      if (phantom) yield at(pause, phantom.state, () => [board.odds(phantom.state, 'live', true), ...board.settled(phantom.state, 1)]);
      yield at(2 * pause, next, () => [board.stopped('No goal after a review'), ...show()]);
    } else if (sport === 'football' && random() < danger) {
      yield at(wait, before, () => [board.stopped('Danger')]);
      yield at(pause, next, show);
    } else yield at(wait, next, show);
  }

  const last = state;
  yield at(2, last, () => [board.odds(last, 'ended')]);
  if (random() < settledWrongly) {
    yield at(3, last, () => board.settled(last, 2).map(wrongly));
    yield at(15, last, () => [...takenBack(board.settled(last, 2)), ...board.settled(last, 2), board.odds(last, 'closed')]);
  } else yield at(5, last, () => [...board.settled(last, 2), board.odds(last, 'closed')]);
}

/** What each side has scored between two states. */
function scoredIn({ game }: Fixture, before: object, next: object): { home: number; away: number } {
  const [then, now] = [game.score(before), game.score(next)];
  return { home: Math.max(0, now.home - then.home), away: Math.max(0, now.away - then.away) };
}

const totalOf = ({ game }: Fixture, state: object): number => game.score(state).home + game.score(state).away;

/** The same results with every winner of one market a loser: what a feed has to correct. */
export function wrongly(statement: EventStatement): EventStatement {
  if (statement.kind !== 'bets.settled') return statement;
  const [first, ...others] = statement.markets;
  return {
    ...statement,
    markets: [{ ...first!, outcomes: first!.outcomes.map((outcome) => ({ ...outcome, isWon: !outcome.isWon })) }, ...others],
  };
}

/** The rollback of everything that these settle. */
const takenBack = (statements: readonly EventStatement[]): EventStatement[] =>
  statements.flatMap((statement) =>
    statement.kind === 'bets.settled'
      ? [
          {
            kind: 'settlement.rolledBack',
            eventId: statement.eventId,
            markets: statement.markets.map(({ market, specifiers }) => ({ market, specifiers })),
          },
        ]
      : [],
  );
