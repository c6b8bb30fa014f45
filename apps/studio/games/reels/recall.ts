import { gridAt } from '../../engine/reels.ts';
import { namedSpins, reelsTable } from '../../recall/reels.ts';
import type { Recall } from '../../recall/round-story.ts';
import { scatterPay, type Reels, type ReelsOutcome } from './math.ts';

/** A past round of a title in words. */
export function recallOf(reels: Reels): Recall<null, never, ReelsOutcome> {
  const { columns, freeColumns, symbolNames, title } = reels;
  return ({ outcome: { spin, freeSpins } }, words) => {
    const spins = namedSpins(spin, freeSpins, words);
    const nameOf = (symbol: number): string => words.say(`symbol.${symbolNames[symbol]}`);
    const scattersPay = scatterPay(reels, spin.scatters);
    const scatters = { name: words.say(`symbol.${title.symbols[0]}`), value: `${spin.scatters} ×: ${words.worth(scattersPay)}` };
    return {
      tables: spins.map(({ name, spin: { stops } }, n) =>
        reelsTable(name, gridAt(n === 0 ? columns : freeColumns, stops), symbolNames, words),
      ),
      outcome: spins.flatMap(({ prefix, spin: { wins } }, n) => [
        ...wins.map(({ line, ways, symbol, count, pay }) => ({
          name: prefix + (line === undefined ? words.say('ways.name', { n: ways ?? 0 }) : words.say('lines.name', { n: line + 1 })),
          value: `${count} × ${nameOf(symbol)}: ${words.worth(pay)}`,
        })),
        ...(n === 0 && scattersPay > 0 ? [scatters] : []),
      ]),
    };
  };
}
