import { gridAt } from '../../engine/reels.ts';
import { lineFigures, namedSpins, reelsTable } from '../../recall/reels.ts';
import type { Recall } from '../../recall/round-story.ts';
import type { RoundOutcome } from '../slot-game.ts';
import { baseReels, freeReels, lines, scatterPays, symbolNames } from './math.ts';

export const recall: Recall<null, never, RoundOutcome> = ({ outcome: { spin, freeSpins } }, words) => {
  const spins = namedSpins(spin, freeSpins, words);
  const scatterPay = (scatterPays[spin.scatters] ?? 0) * lines.length;
  const scatters = { name: words.say('symbol.canyon'), value: `${spin.scatters} ×: ${words.worth(scatterPay)}` };
  return {
    tables: spins.map(({ name, spin: { stops } }, n) =>
      reelsTable(name, gridAt(n === 0 ? baseReels : freeReels, stops), symbolNames, words),
    ),
    outcome: spins.flatMap(({ prefix, spin: { lineWins } }, n) => [
      ...lineFigures(lineWins, symbolNames, words, prefix),
      ...(n === 0 && scatterPay > 0 ? [scatters] : []),
    ]),
  };
};
