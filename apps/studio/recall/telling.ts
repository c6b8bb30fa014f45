import type { Say } from '../view/texts.ts';

/** One fact of a round, in words. */
export type Figure = { name: string; value: string };
/** What lay on the table, row by row. */
export type FigureTable = { name: string; rows: string[][] };

/** How a round went: what was chosen with the stake, what on the way, and what came of it. */
export type Telling = { choices: Figure[]; steps: Figure[]; outcome: Figure[]; tables: FigureTable[] };

export type Words = {
  /** The texts of the game in the language that is asked for; `has` tells whether there is one. */
  say: Say;
  has(key: string): boolean;
  /** What a pay in units is worth at the round's stake, as money. */
  worth(pay: number): string;
  /** Hundredths as a decimal, such as `2.50`. */
  hundredths(value: number): string;
};

/** What a game tells of its round; what it leaves out is empty. Choice, steps and outcome are those that the game made itself. */
export type Teller<Choice, Step, End> = (round: { choice: Choice; steps: readonly Step[]; outcome: End }, words: Words) => Partial<Telling>;
