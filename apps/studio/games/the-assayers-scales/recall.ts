import { gridAt } from '../../engine/reels.ts';
import { lineFigures, namedSpins, reelsTable } from '../../recall/reels.ts';
import type { Recall } from '../../recall/round-story.ts';
import { baseReels, freeReels, hold as holdRules, rowCount, symbolNames, type AssayOutcome, type AssaySpin } from './math.ts';

export const recall: Recall<null, never, AssayOutcome> = ({ outcome: { spin, freeSpins } }, words) => {
  const spins = namedSpins(spin, freeSpins, words);
  return {
    tables: spins.flatMap(({ name, prefix, spin: each }, n) => [
      reelsTable(name, gridAt(n === 0 ? baseReels : freeReels, each.stops), symbolNames, words),
      ...(each.hold ? [{ name: `${prefix}${words.say('recall.held')}`, rows: heldRows(each, words.worth) }] : []),
    ]),
    outcome: spins.flatMap(({ prefix, spin: { lineWins, hold } }) => [
      ...lineFigures(lineWins, symbolNames, words, prefix),
      ...(hold ? [{ name: `${prefix}${words.say('recall.held')}`, value: words.worth(hold.pay) }] : []),
    ]),
  };
};

/** The board when the respins were over: what each coin is worth, row by row. */
function heldRows({ coins, hold }: AssaySpin, worth: (pay: number) => string): string[][] {
  const values = new Map([...coins, ...(hold?.respins.flat() ?? [])].map(({ cell, value }) => [cell, value]));
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: holdRules.cells / rowCount }, (__, reel) => {
      const value = values.get(reel * rowCount + row);
      return value === undefined ? '–' : worth(value);
    }),
  );
}
