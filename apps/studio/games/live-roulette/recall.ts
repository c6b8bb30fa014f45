import { betName } from '../gale-roulette/bet-name.ts';
import { colourOf } from '../gale-roulette/bets.ts';
import { tableRecall } from '../table-recall.ts';
import type { RouletteResult } from './math.ts';

export const recall = tableRecall<RouletteResult>({
  nameOf: (bet, { say }) => betName(bet, say, String),
  told: ([number, struck], { say }) => ({
    outcome: [
      { name: say('recall.roll'), value: `${number} ${say(`roulette.${colourOf(number)}`)}` },
      ...struck.map(([each, times]) => ({ name: say('roulette.struck'), value: `${each}: ${times}×` })),
    ],
  }),
});
