import { cardName } from '../../recall/card-names.ts';
import type { Recall } from '../../recall/round-story.ts';
import { pointsOf } from './hand.ts';
import type { BlackjackChoice, BlackjackOutcome, BlackjackStep } from './math.ts';

/** The steps as they were taken, and every hand with its cards, its bet and what it returned. */
export const recall: Recall<BlackjackChoice, BlackjackStep, BlackjackOutcome> = ({ choice, steps, outcome }, { say, worth }) => {
  const cardsOf = (cards: readonly number[]): string => `${cards.map((card) => cardName(card, say)).join(', ')} (${pointsOf(cards).total})`;
  const { hands, dealer, isInsured, isOver } = outcome;
  return {
    choices: [{ name: say('bj.hands'), value: String(choice.hands) }],
    steps: steps.map((step, n) => ({ name: say('recall.step', { n: n + 1 }), value: say(`bj.${step}`) })),
    outcome: [
      { name: say('bj.dealer'), value: cardsOf(dealer) },
      ...hands.flatMap(({ cards, bet, result, pay }, n) => [
        { name: say('bj.hand', { n: n + 1 }), value: cardsOf(cards) },
        {
          name: say('bj.betOf', { n: n + 1, bet: worth(bet) }),
          value: isOver && result ? `${say(`bj.${result}`)}: ${worth(pay)}` : say('recall.open'),
        },
      ]),
      ...(isInsured ? [{ name: say('bj.insurance'), value: say('bj.insured') }] : []),
    ],
  };
};
