// What the studio's server says of a round that all players share. Types only. Multipliers are in hundredths, times in
// milliseconds of the server's clock.
import type { LiveState } from './server/live/round-clock.ts';
import type { SharedBet } from './server/live/live-bet.sql.ts';

/** One message of the live feed: everything, each time, so that a reader who missed some misses nothing. */
export interface LiveView {
  /** The server's time as it was sent. */
  now: number;
  /** Null before the first round. */
  round: LiveRoundView | null;
  bets: SharedBet[];
  /** The rounds before, the latest first; a point of null is a round whose stakes were returned. */
  past: { number: number; point: number | null }[];
}

export interface LiveRoundView {
  id: string;
  number: number;
  phase: LiveState;
  /** When bets were taken from. */
  opensAt: number;
  /** When the climb begins, or began. */
  beginsAt: number;
  /** What binds the studio to this round: the hash of its seed, which is the seed of the round before. */
  hash: string;
  /** Known once the climb has ended. */
  end: { at: number; point: number; seed: string } | null;
}

/** The chain behind the latest rounds, and the rounds whose seeds are revealed, the latest first. */
export interface LiveFairnessView {
  terminalHash: string;
  length: number;
  salt: string;
  rounds: { number: number; seed: string; point: number; isReturned: boolean; endedAt: string }[];
}
