import type { RandomSource } from '../engine/random.ts';
import type { Game, Outcome } from './game.ts';

/** What a seed decides for everybody: numbers, or lists of them, so that they read the same from a database and from the rules. */
export type LiveResult = number | readonly LiveResult[];

/** How long the stages of a shared round last, in milliseconds. */
export interface LivePace {
  /** How long stakes are taken. */
  bettingMs: number;
  /** From the end of a round to the next one. */
  restMs: number;
}

/** A game in which all players share a round: stakes are taken for a while, then one seed decides it for everybody. */
export type LiveGame<Choice = unknown, Step = unknown, End extends Outcome = Outcome, Result extends LiveResult = LiveResult> = Game<
  Choice,
  Step,
  End
> & {
  /** The public word that goes into every round, where other games take the player's. */
  salt: string;
  pace: LivePace;
  draw(source: RandomSource): Result;
  /** How long a round lasts from the close of its window to its end, when bets are decided, in milliseconds. */
  runMs(result: Result): number;
  /** The outcome of a bet that is not decided yet. */
  inPlay: End;
};

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

/**
 * A shared round that players may leave on the way: a multiplier climbs by the clock until it ends, and each leaves in time or not. Its
 * result is where the climb ends, in hundredths, and nobody may know it before the clock is there.
 */
export type ClimbGame = LiveGame<LiveChoice, LiveStep, LiveOutcome, number> & {
  /** What stands after so many milliseconds of the climb, in hundredths. */
  multiplierAt(milliseconds: number): number;
};

export function isLiveGame(game: Game): game is LiveGame {
  return 'inPlay' in game;
}

export function isClimb(game: LiveGame): game is ClimbGame & LiveGame {
  return 'multiplierAt' in game;
}
