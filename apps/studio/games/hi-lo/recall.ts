import { cardName } from '../../recall/card-names.ts';
import type { Recall } from '../../recall/round-story.ts';
import type { HiLoOutcome, HiLoStep } from './math.ts';

export const recall: Recall<null, HiLoStep, HiLoOutcome> = ({ steps, outcome: { cards, isMissed } }, { say }) => ({
  steps: steps.map((step, n) => ({
    name: say('recall.step', { n: n + 1 }),
    value:
      step === 'cash-out'
        ? say('recall.cashOut')
        : `${say(`hilo.${step}`)}: ${cardName(cards[n + 1] as number, say)}, ${say(isMissed && n === cards.length - 2 ? 'hilo.wrong' : 'hilo.right')}`,
  })),
  outcome: [{ name: say('hilo.first'), value: cardName(cards[0] as number, say) }],
});
