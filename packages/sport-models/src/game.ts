import type { LegResult } from '@verdigale/betting';

/** How likely each end of an outcome is; together 1. */
export interface EndChances {
  won: number;
  halfWon: number;
  voided: number;
  halfLost: number;
  lost: number;
}

export interface Outcome {
  id: string;
  chances: EndChances;
  /** Null until it is certain. */
  result: LegResult | null;
}

export interface Market {
  id: string;
  /** What makes it one of several of its kind: "total=2.5"; empty where there is one. */
  specifiers: string;
  outcomes: readonly Outcome[];
  /** Bets each way are taken on it: a place among the first so many pays at this share of the odds. */
  eachWay?: { places: number; fraction: string };
}

/** An outcome of a market, by name. */
export interface Part {
  market: string;
  specifiers: string;
  outcome: string;
}

/** How likely it is that several outcomes are all won, and that one of them is void, in whole or in half. */
export interface Together {
  won: number;
  voided: number;
}

export interface Score {
  home: number;
  away: number;
  /** Where the match stands, for people: "67'", "Set 2", "Final". */
  clock: string;
  /** Sets, maps or periods that are over. */
  parts: readonly (readonly [home: number, away: number])[];
  /** Of a race that is over: the runners by their number in the list, in order, those together that are level. */
  finish?: readonly (readonly number[])[];
}

export interface Branch<State> {
  chance: number;
  state: State;
}

/**
 * One match as a Markov chain that is solved exactly: chances are sums over all that can still happen, so they are martingales and all
 * markets of a match agree. States are plain data.
 */
export interface Game<State> {
  readonly start: State;
  /** What can happen next; nothing once the match is over. */
  next(state: State): readonly Branch<State>[];
  /** Every market of the match with its current chances, decided ones too. */
  markets(state: State): readonly Market[];
  score(state: State): Score;
  /** Of outcomes as they end together; null where this model does not know how one of them ends together with the others. */
  together?(state: State, parts: readonly Part[]): Together | null;
  /** The match without a competitor who does not take part after all, before it begins; null where there is none without him. */
  without?(competitor: number): Game<State> | null;
  /** Seconds of play until the next step. */
  seconds(state: State): number;
}
