import type { RandomSource } from '../engine/random.ts';
import type { Rational } from '../engine/rational.ts';
import { rational } from '../engine/rational.ts';
import type { Recall } from '../recall/round-story.ts';
import { noStep, type Outcome } from './game.ts';
import type { LiveGame, LivePace, LiveResult } from './live-game.ts';
import { readPlacedBets, type PlacedBet } from './placed-bets.ts';
import type { Title } from './title-art.ts';

/** What every title of a table has that all players share. */
export interface TableTitle extends Title {
  pace: LivePace;
  /** How long the result is shown before bets are decided, in milliseconds. */
  runMs: number;
  /** A stake is this many chips of the same worth. */
  chips: number;
  /** The smallest and the largest stake, in steps of about a euro cent. */
  limits: { least: bigint; most: bigint };
}

/** What is drawn at a table, and what its places return. */
export interface TableRules<Result extends LiveResult> {
  /** Everything that may be bet on. */
  places: readonly string[];
  draw(source: RandomSource): Result;
  /** What a place returns of the chips on it, these included, in hundredths; 0 for a lost bet. */
  returned(place: string, result: Result): number;
  /** Every return is a multiple of so many hundredths. */
  returnStep: number;
  /** The most that a place returns, in hundredths. */
  highest: number;
  /** What a place returns in the mean. */
  exactReturn(place: string): Rational;
}

export type TableChoice = readonly PlacedBet[];
export type TableOutcome<Result extends LiveResult = LiveResult> = Outcome & {
  /** Null until the bet is decided. */
  result: Result | null;
  /** The places that paid, and what each returned in units of the stake. */
  wins: { bet: string; pay: number }[];
};
export type SharedTable<Result extends LiveResult> = LiveGame<TableChoice, never, TableOutcome<Result>, Result>;

const hundred = 100;

interface Parts<Result extends LiveResult> {
  model: string;
  /** The model whose words and styles it uses, beneath its own. */
  builtOn?: string;
  title: TableTitle;
  rules: TableRules<Result>;
  recall: Recall<TableChoice, never, TableOutcome<Result>>;
}

/** A table at which everybody bets on the same draw: a game of the rules of one title. */
export function sharedTable<Result extends LiveResult>({ model, builtOn, title, rules, recall }: Parts<Result>): SharedTable<Result> {
  const { identity, name, pace, runMs, chips, limits } = title;
  const ways = rules.places.map((place) => ({
    name: place,
    rtp: rules.exactReturn(place),
    choice: [{ bet: place, units: chips }],
  }));
  const ordered = ways.map(({ rtp }) => rtp).toSorted((a, b) => Number(a.num * b.den - b.num * a.den));
  const [lowest, highest] = [ordered[0] as Rational, ordered.at(-1) as Rational];
  const isOne = lowest.num === highest.num && lowest.den === highest.den;
  return {
    identity,
    model,
    ...(builtOn ? { builtOn } : {}),
    name,
    rulesVersion: '1',
    unitsPerStake: chips * hundred,
    stakeUnits: (chips * hundred) / rules.returnStep,
    limits,
    facts: { rtp: lowest, ...(isOne ? {} : { highestRtp: highest }), maxWin: rational(BigInt(rules.highest), BigInt(hundred)) },
    salt: identity,
    pace,
    draw: (source) => rules.draw(source),
    runMs: () => runMs,
    inPlay: { pay: 0, isOver: false, result: null, wins: [] },
    readChoice: (value) => readPlacedBets(value, chips, (bet) => rules.places.includes(bet)),
    readStep: noStep,
    play: (source, choice) => settle(rules, rules.draw(source), choice),
    // The clock ends every round; one that it could not end is returned.
    abandon: () => null,
    recall,
    strategies: ways,
  };
}

/** What the chips on a table come to when this is drawn. */
export function settle<Result extends LiveResult>(rules: TableRules<Result>, result: Result, choice: TableChoice): TableOutcome<Result> {
  const wins = choice.flatMap(({ bet, units }) => {
    const pay = units * rules.returned(bet, result);
    return pay > 0 ? [{ bet, pay }] : [];
  });
  return { pay: wins.reduce((total, { pay }) => total + pay, 0), isOver: true, result, wins };
}
