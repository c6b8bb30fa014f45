import type { Outcome } from '../games/game.ts';

/** One round as its table shows it: its outcome, and what that is worth. */
export type Story<O extends Outcome = Outcome> = {
  /** The id of the round. */
  id: string;
  /** What was chosen with the bet. */
  choice: unknown;
  outcome: O;
  stake: bigint;
  /** All that was staked: the stake, and what steps have raised it by. */
  staked: bigint;
  /** Zero while the round is not over. */
  win: bigint;
  /** What a pay in units is worth at the round's stake. */
  worth: (pay: number) => bigint;
  amount: (value: bigint) => string;
};

/** Gives the page's main button to the game while the player decides: with this label (null: the usual one) it calls `take`, or is off. */
export type Offer = (label: string | null, take?: () => void) => void;

/**
 * What a game shows, on the given canvas or by elements of its own in the stage. The controller passes it what happens and
 * knows nothing of how it looks. Methods, so that tables of any outcome fit one controller.
 */
export type Table<O extends Outcome = Outcome> = {
  /** The game's own controls, placed above the stake bar. */
  controls?: HTMLElement;
  /**
   * The choice to send with the next bet; null where there is nothing to choose; undefined when something is missing, which
   * the table then says.
   */
  choice(): unknown;
  /** For games that take bets only at times: resolves with true when they do, or with false when the player cancels. */
  waitToBet?(offer: Offer): Promise<boolean>;
  /** The bet is on its way. */
  begin(): void;
  /** The round did not happen: back to what was shown before. */
  goBack(): Promise<void>;
  /** Shows an outcome at rest, as for a player who comes back. */
  rest(outcome: O): void;
  /** Shows what came since the bet or the last step, to its end. */
  showRound(story: Story<O>): Promise<void>;
  /** Resolves with the player's next step. */
  decide?(story: Story<O>, offer: Offer): Promise<unknown>;
  /** Hurries what is being shown to its end. */
  skip(): void;
  /** Own controls cannot be changed while a round runs. */
  setLocked(isLocked: boolean): void;
  /** The stake of the next round, at first and whenever it changes. */
  showStake?(stake: bigint): void;
  /** What an outcome is called in the strip of results; without it the strip says how many stakes a round paid. */
  brief?(outcome: O): string;
  /** Shows a choice that was made before, in a round that is taken up or run again. */
  choose?(choice: unknown): void;
  /** What an outcome shows, in a sentence that is read out before the result. */
  words?(outcome: O): string;
  /** The names of what is seen, row by row, as a table for screen readers; empty where the elements describe themselves. */
  seenRows(): string[][];
  /** Fits everything to the page's size. */
  resize(): void;
};
