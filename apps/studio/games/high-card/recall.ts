import { cardName } from '../../recall/card-names.ts';
import type { Recall } from '../../recall/round-story.ts';
import type { HighCardChoice, HighCardOutcome } from './math.ts';

export const recall: Recall<HighCardChoice, never, HighCardOutcome> = ({ choice, outcome: { left, right, winner } }, { say }) => ({
  choices: [{ name: say('duel.bet'), value: say(`duel.${choice.side}`) }],
  outcome: [
    { name: say('duel.left'), value: cardName(left, say) },
    { name: say('duel.right'), value: cardName(right, say) },
    { name: say('duel.winner'), value: say(`duel.${winner}`) },
  ],
});
