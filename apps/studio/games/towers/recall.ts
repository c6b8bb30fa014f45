import type { Recall } from '../../recall/round-story.ts';
import type { TowerChoice, TowerOutcome, TowerStep } from './math.ts';

export const recall: Recall<TowerChoice, TowerStep, TowerOutcome> = ({ choice, steps, outcome: { opened, isHit } }, { say }) => ({
  choices: [{ name: say('tower.level'), value: say(`tower.${choice.level}`) }],
  steps: steps.map((step, n) => ({
    name: say('recall.step', { n: n + 1 }),
    value:
      step === 'cash-out'
        ? say('recall.cashOut')
        : `${say('tower.door', { n: step + 1 })}: ${say(isHit && n === opened.length - 1 ? 'tower.fall' : 'tower.safe')}`,
  })),
});
