import type { Recall } from '../../recall/round-story.ts';
import type { CoinOutcome, CoinStep } from './math.ts';

export const recall: Recall<null, CoinStep, CoinOutcome> = ({ steps, outcome: { tosses } }, { say }) => ({
  steps: steps.map((step, n) => ({
    name: say('recall.step', { n: n + 1 }),
    value:
      step === 'cash-out' ? say('recall.cashOut') : say('coin.calledCame', { called: say(`coin.${step}`), came: say(`coin.${tosses[n]}`) }),
  })),
});
