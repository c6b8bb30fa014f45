import { voided, type LegResult } from '@verdigale/betting';
import type { Fixture, Market, Score, Statistic } from '@verdigale/sport-models';
import { keyOf, type Deductions, type EventStatement, type MarketOdds, type SettledMarket } from './message.ts';
import { quote } from './quote.ts';

export type EventStatus = Extract<EventStatement, { kind: 'odds.changed' }>['status'];

/** What has been stated of a match, so that only what is new is said. */
export interface Board {
  odds(state: object, status: EventStatus, isSuspended?: boolean, statistics?: readonly Statistic[]): EventStatement;
  stopped(reason: string): EventStatement;
  /** Results that were decided since the last call, or all of them when the match is confirmed; empty when there are none. */
  settled(state: object, certainty: 1 | 2): EventStatement[];
  /** Takes back what is not decided in this state. */
  rolledBack(state: object): EventStatement[];
  /** Everything that is not decided is void. */
  cancelled(state: object, reason: string): EventStatement[];
}

export function createBoard(eventId: string, fixture: Fixture, deductions: Deductions): Board {
  const { game } = fixture;
  const stated = new Map<string, string>();
  const marketsOf = lastOf((state: object) => game.markets(state));
  const settled = new Set<string>();
  const isDecided = ({ outcomes }: Market) => outcomes.every(({ result }) => result !== null);
  const keys = (markets: readonly Market[]) => markets.map(({ id, specifiers }) => ({ market: id, specifiers }));

  const isNew = (market: MarketOdds): boolean => {
    const text = JSON.stringify(market);
    const known = stated.get(keyOf(market));
    stated.set(keyOf(market), text);
    // A line that was never offered need not be closed.
    return known === undefined ? market.status !== 'inactive' : known !== text;
  };

  return {
    odds(state, status, isSuspended = status !== 'live' && status !== 'not_started', statistics) {
      const markets = marketsOf(state).map((market) => withDeductions(quote(market, isSuspended), deductions));
      return {
        kind: 'odds.changed',
        eventId,
        status,
        score: status === 'not_started' ? null : scoreOf(game.score(state)),
        ...(statistics && { statistics: [...statistics] }),
        markets: markets.filter(isNew),
      };
    },
    stopped(reason) {
      // The next prices are said even where they have not moved.
      stated.clear();
      return { kind: 'bet.stopped', eventId, markets: [], reason };
    },
    settled(state, certainty) {
      const decided = marketsOf(state).filter(isDecided);
      const news = decided.filter((market) => certainty === 2 || !settled.has(`${market.id} ${market.specifiers}`));
      for (const { id, specifiers } of decided) settled.add(`${id} ${specifiers}`);
      const reason = reasonOf(fixture, state);
      return news.length > 0
        ? [{ kind: 'bets.settled', eventId, certainty, markets: news.map((market) => resultOf(market, fixture, reason)) }]
        : [];
    },
    rolledBack(state) {
      const open = marketsOf(state).filter((market) => !isDecided(market) && settled.delete(`${market.id} ${market.specifiers}`));
      return open.length > 0 ? [{ kind: 'settlement.rolledBack', eventId, markets: keys(open) }] : [];
    },
    cancelled(state, reason) {
      const open = keys(marketsOf(state).filter((market) => !isDecided(market)));
      return open.length > 0 ? [{ kind: 'bets.cancelled', eventId, markets: open, from: null, to: null, reason }] : [];
    },
  };
}

function withDeductions(odds: MarketOdds, deductions: Deductions): MarketOdds {
  const own = deductions[odds.market];
  return own ? { ...odds, deductions: [...own] } : odds;
}

/** Keeps the last answer, so that a state is priced once however many statements need it. */
function lastOf<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let known: { key: Key; value: Value } | null = null;
  return (key) => {
    if (known?.key !== key) known = { key, value: make(key) };
    return known.value;
  };
}

const scoreOf = ({ finish: _, ...score }: Score) => ({
  ...score,
  parts: score.parts.map(([home, away]): [number, number] => [home, away]),
});

/** How it stands, or who came in where: "1. Ash, 2. Oak and Elm level, 4. Fir". */
function reasonOf({ game, competitors }: Fixture, state: object): string {
  const { clock, home, away, finish } = game.score(state);
  if (!finish) return `${clock}: ${home}:${away}`;
  return finish
    .map((level, at) => {
      const position = 1 + finish.slice(0, at).flat().length;
      return `${position}. ${level.map((runner) => competitors[runner]).join(' and ')}${level.length > 1 ? ' level' : ''}`;
    })
    .join(', ');
}

const resultOf = ({ id, specifiers, outcomes }: Market, { sport, competitors }: Fixture, reason: string): SettledMarket => ({
  market: id,
  specifiers,
  outcomes: outcomes.map(({ id: outcome, result }, at) =>
    endOf(outcome, result!, sport === 'racing' && result === voided ? notRun(competitors[at]!) : reason),
  ),
});

/** Why bets on a runner come back. */
export const notRun = (name: string): string => `${name} did not run`;

/** How an outcome ended, as it is said. */
export function endOf(
  outcome: string,
  { isWon, voidFactor, deadHeatFactor, deduction }: LegResult,
  reason: string,
): SettledMarket['outcomes'][number] {
  const share = ({ num, den }: LegResult['deduction']) => String(Number(num) / Number(den));
  return { outcome, isWon, voidFactor: share(voidFactor), deadHeatFactor: share(deadHeatFactor), deduction: share(deduction), reason };
}
