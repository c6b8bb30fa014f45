import type { Recall } from '../../recall/round-story.ts';
import { cardName } from '../../recall/card-names.ts';
import type { Hold, PokerOutcome } from './math.ts';

export const recall: Recall<null, Hold, PokerOutcome> = ({ outcome }, { say }) => {
  const { dealt, held, cards, hand } = outcome;
  const named = (shown: readonly number[]) => shown.map((card) => cardName(card, say));
  const heldCards = held?.map((place) => dealt[place] as number);
  return {
    steps: heldCards ? [{ name: say('poker.held'), value: named(heldCards).join(', ') || '–' }] : [],
    outcome: [{ name: say('poker.hand'), value: say(`hand.${hand}`) }],
    tables: [{ name: say('poker.cards'), rows: held ? [named(dealt), named(cards)] : [named(dealt)] }],
  };
};
