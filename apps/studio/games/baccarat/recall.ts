import { cardName } from '../../recall/card-names.ts';
import type { Recall } from '../../recall/round-story.ts';
import type { BaccaratChoice, BaccaratOutcome } from './math.ts';

export const recall: Recall<BaccaratChoice, never, BaccaratOutcome> = ({ choice, outcome: { player, banker, winner } }, { say }) => ({
  choices: [{ name: say('baccarat.bet'), value: say(`baccarat.${choice.side}`) }],
  outcome: [{ name: say('baccarat.winner'), value: say(`baccarat.${winner}`) }],
  tables: [
    { name: say('baccarat.player'), rows: [player.map((card) => cardName(card, say))] },
    { name: say('baccarat.banker'), rows: [banker.map((card) => cardName(card, say))] },
  ],
});
