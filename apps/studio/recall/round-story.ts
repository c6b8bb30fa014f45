import type { Say } from '../view/texts.ts';

/** One fact of a round, in words. */
export interface Figure {
  name: string;
  value: string;
}

/** What lay on the table, row by row. */
export interface FigureTable {
  name: string;
  rows: string[][];
}

/** How a round went: the choice with the stake, the steps, and the outcome. */
export interface RoundStory {
  choices: Figure[];
  steps: Figure[];
  outcome: Figure[];
  tables: FigureTable[];
}

/** A round that was played: choice, steps and outcome come from the game itself. */
export interface PlayedRound<Choice, Step, End> {
  choice: Choice;
  steps: readonly Step[];
  outcome: End;
}

export interface Words {
  /** The texts of the game in the language that is asked for; `has` says whether there is one. */
  say: Say;
  has(key: string): boolean;
  /** What a pay in units is worth at the round's stake, as money. */
  worth(pay: number): string;
  /** Hundredths as a decimal, such as `2.50`. */
  hundredths(value: number): string;
}

/** Puts a round in words for the player's history; what it leaves out is empty. */
export type Recall<Choice, Step, End> = (round: PlayedRound<Choice, Step, End>, words: Words) => Partial<RoundStory>;
