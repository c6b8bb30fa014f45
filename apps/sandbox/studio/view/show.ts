import type { RoundOutcome, SpinOutcome } from '../games/slot-game.ts';

/** One round as its show tells it: what happened and what it is worth. */
export type RoundStory = {
  outcome: RoundOutcome;
  stake: bigint;
  win: bigint;
  /** What a pay in line bets is worth at the round's stake. */
  worth: (pay: number) => bigint;
  amount: (value: bigint) => string;
};

/** What a game draws on its canvas. The controller tells it what to show and knows nothing of how. */
export type Show = {
  /** Sets the reels going for a paid spin. */
  spin(): void;
  /** Brings the reels to rest where the server drew them. */
  land(spin: SpinOutcome): Promise<void>;
  /** Brings the reels back to where they rested, when a round did not come about. */
  goBack(): Promise<void>;
  /** Shows a round's paid spin at rest, as for a player who comes back. */
  rest(spin: SpinOutcome): void;
  /** Tells everything that a round won; resolves when it has been told. */
  tell(story: RoundStory): Promise<void>;
  /** Hurries what is being told to its end. */
  skip(): void;
  /** The names of what is seen, row by row. */
  seenRows(): string[][];
};
