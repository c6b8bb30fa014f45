import { gridAt } from '../../engine/reels.ts';
import { namedSpins, reelsTable } from '../../recall/reels.ts';
import type { SlotChoice } from '../slot-game.ts';
import type { Recall } from '../../recall/round-story.ts';
import { freeGrid, scatterPay, type Reels, type ReelsOutcome, type ReelsSpin } from './math.ts';

/** A past round of a title in words. */
export function recallOf(reels: Reels): Recall<SlotChoice, never, ReelsOutcome> {
  const { columns, symbolNames, title } = reels;
  return ({ choice, outcome: { spin, freeSpins, staked = 0 } }, words) => {
    const spins = namedSpins(spin, freeSpins, words);
    const nameOf = (symbol: number): string => words.say(`symbol.${symbolNames[symbol]}`);
    const scattersPay = scatterPay(reels, spin.scatters);
    const scatters = { name: words.say(`symbol.${title.symbols[0]}`), value: `${spin.scatters} ×: ${words.worth(scattersPay)}` };
    return {
      choices: choice ? [{ name: words.say('sale.bought'), value: words.worth(staked) }] : [],
      tables: spins.flatMap(({ name, spin: each }, n) => [
        reelsTable(name, n === 0 ? gridAt(columns, each.stops) : freeGrid(reels, each), symbolNames, words),
        ...(each.seen?.hold ? [{ name: words.say('recall.held'), rows: heldRows(reels, each, words.worth) }] : []),
      ]),
      outcome: spins.flatMap(({ prefix, spin: each }, n) => [
        ...each.wins.map(({ line, ways, symbol, count, pay }) => ({
          name: prefix + (line === undefined ? words.say('ways.name', { n: ways ?? 0 }) : words.say('lines.name', { n: line + 1 })),
          value: `${count} × ${nameOf(symbol)}: ${words.worth(pay)}`,
        })),
        ...((each.times ?? 1) > 1 ? [{ name: prefix + words.say('rules.multiplier'), value: `×${each.times}` }] : []),
        ...(n === 0 && scattersPay > 0 ? [scatters] : []),
        ...(each.seen?.hold ? [{ name: words.say('recall.held'), value: words.worth(each.seen.hold.pay) }] : []),
      ]),
    };
  };
}

/** The board when the respins were over: what each coin is worth, row by row. */
function heldRows({ rows, strips }: Reels, { seen }: ReelsSpin, worth: (pay: number) => string): string[][] {
  const values = new Map([...(seen?.coins ?? []), ...(seen?.hold?.respins.flat() ?? [])].map(({ cell, value }) => [cell, value]));
  return Array.from({ length: rows }, (_, row) =>
    strips.map((__, reel) => {
      const value = values.get(reel * rows + row);
      return value === undefined ? '–' : worth(value);
    }),
  );
}
