import { cardName } from '../../recall/card-names.ts';
import type { Recall } from '../../recall/round-story.ts';
import { kindOf, scoreOf } from './hand.ts';
import type { ThreeCardOutcome, ThreeCardStep } from './math.ts';

export const recall: Recall<null, ThreeCardStep, ThreeCardOutcome> = ({ steps, outcome }, { say, worth }) => {
  const handOf = (cards: readonly number[]): string =>
    `${cards.map((card) => cardName(card, say)).join(', ')} (${say(`tcp.${kindOf(scoreOf(cards))}`)})`;
  const { player, dealer, ending, bonus } = outcome;
  return {
    steps: steps.map((step, n) => ({ name: say('recall.step', { n: n + 1 }), value: say(`tcp.${step}`) })),
    outcome: [
      { name: say('tcp.yours'), value: handOf(player) },
      ...(dealer ? [{ name: say('tcp.dealer'), value: handOf(dealer) }] : []),
      ...(ending ? [{ name: say('tcp.result'), value: say(`tcp.${ending}`) }] : []),
      ...(bonus > 0 ? [{ name: say('tcp.bonus'), value: worth(bonus) }] : []),
    ],
  };
};
