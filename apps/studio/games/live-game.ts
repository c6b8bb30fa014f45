import type { RandomSource } from '../engine/random.ts';
import type { Game, Outcome } from './game.ts';

/** Hundredths at which the player leaves without pressing; null stays to the highest. */
export type LiveChoice = { autoCashOut: number } | null;
/** The multiplier in hundredths that stood when the player pressed, as the server's clock says. */
export interface LiveStep {
  at: number;
}

export type LiveOutcome = Outcome & {
  /** Hundredths; null for a bet that was lost. */
  cashedOutAt: number | null;
  /** Where the climb ended, for those who stayed. Who left earlier does not learn it: the others are still in the air. */
  endedAt: number | null;
};

/** A game in which all players share a round: a multiplier climbs by the clock until it ends, and each leaves in time or not. */
export type LiveGame = Game<LiveChoice, LiveStep, LiveOutcome> & {
  /** The public word that goes into every round, where other games take the player's. */
  salt: string;
  /** Where the climb ends, in hundredths. */
  point(source: RandomSource): number;
  /** How long a climb that ends there lasts. */
  climbMs(point: number): number;
  /** What stands after so many milliseconds of the climb, in hundredths. */
  multiplierAt(milliseconds: number): number;
};

export function isLiveGame(game: Game): game is LiveGame {
  return 'climbMs' in game;
}
