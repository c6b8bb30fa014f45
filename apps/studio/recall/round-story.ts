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

/** How a round went: what was chosen with the stake, what on the way, and what came of it. */
export interface RoundStory {
  choices: Figure[];
  steps: Figure[];
  outcome: Figure[];
  tables: FigureTable[];
}

/** A round that was played: choice, steps and outcome are those that the game made itself. */
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
