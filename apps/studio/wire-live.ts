// What the studio's server says of a round that all players share. Types only. Times are in milliseconds of the server's clock.
import type { LiveResult } from './games/live-game.ts';
import type { LiveState } from './server/live/round-clock.ts';
import type { SharedBet } from './server/live/live-bet.sql.ts';

/** One message of the live feed: everything, each time, so that a reader who missed some misses nothing. */
export interface LiveView {
  /** The server's time as it was sent. */
  now: number;
  /** Null before the first round. */
  round: LiveRoundView | null;
  /** The first of them, in the order they came. */
  bets: SharedBet[];
  /** How many there are. */
  count: number;
  /** The rounds before, the latest first; a result of null is a round whose stakes were returned. */
  past: { number: number; result: LiveResult | null }[];
}

export interface LiveRoundView {
  id: string;
  number: number;
  phase: LiveState;
  /** When bets were taken from. */
  opensAt: number;
  /** Until when they are: the round then begins, or began. */
  beginsAt: number;
  /** What binds the studio to this round: the hash of its seed, which is the seed of the round before. */
  hash: string;
  /** Known when nobody can act on it any more; `at` is when the round ends, which at a table is still to come. */
  end: { at: number; result: LiveResult; seed: string } | null;
}

/** The chain behind the latest rounds, and the rounds whose seeds are revealed, the latest first. */
export interface LiveFairnessView {
  terminalHash: string;
  length: number;
  salt: string;
  rounds: { number: number; seed: string; result: LiveResult; isReturned: boolean; endedAt: string }[];
}
