import { cascade } from '../../engine/cascade.ts';
import { namedSpins, reelsTable } from '../../recall/reels.ts';
import type { Recall } from '../../recall/round-story.ts';
import { baseStrips, freeStrips, rules, symbolNames, type GalewaterOutcome } from './math.ts';

export const recall: Recall<null, never, GalewaterOutcome> = ({ outcome: { spin, freeSpins } }, words) => {
  const spins = namedSpins(spin, freeSpins, words);
  const sightName = (name: string, fall: number) => (fall === 0 ? name : `${name}, ${words.say('recall.fall', { n: fall })}`);
  return {
    tables: spins.flatMap(({ name, spin: { stops } }, n) => {
      const sights = cascade(n === 0 ? baseStrips : freeStrips, stops, rules);
      return sights.map(({ grid }, fall) => reelsTable(sightName(name, fall), grid, symbolNames, words));
    }),
    outcome: spins.flatMap(({ name, spin: { falls } }) =>
      falls.map(({ multiplier, pay }, fall) => ({ name: sightName(name, fall), value: `${multiplier}×: ${words.worth(pay)}` })),
    ),
  };
};
