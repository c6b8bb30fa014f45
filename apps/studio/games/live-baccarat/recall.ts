import { cardName } from '../../recall/card-names.ts';
import { tableRecall } from '../table-recall.ts';
import { winnerIn, type BaccaratResult } from './math.ts';

export const recall = tableRecall<BaccaratResult>({
  nameOf: (bet, { say }) => say(`baccarat.${bet}`),
  told: (result, { say }) => ({
    outcome: [{ name: say('baccarat.winner'), value: say(`baccarat.${winnerIn(result)}`) }],
    tables: [
      { name: say('baccarat.player'), rows: [result[0].map((card) => cardName(card, say))] },
      { name: say('baccarat.banker'), rows: [result[1].map((card) => cardName(card, say))] },
    ],
  }),
});
