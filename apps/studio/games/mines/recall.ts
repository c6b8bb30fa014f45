import type { Recall } from '../../recall/round-story.ts';
import { columns, fieldCount, type MinesChoice, type MinesOutcome, type MinesStep } from './math.ts';

export const recall: Recall<MinesChoice, MinesStep, MinesOutcome> = ({ choice, steps, outcome }, { say }) => {
  const nameOf = (field: number) => say('recall.field', { row: Math.floor(field / columns) + 1, column: (field % columns) + 1 });
  const lies = (field: number) => {
    const isUncovered = outcome.uncovered.includes(field);
    if (outcome.mines?.includes(field)) return say(isUncovered ? 'recall.mineHit' : 'recall.mine');
    return isUncovered ? say('recall.gem') : '·';
  };
  return {
    choices: [{ name: say('recall.mines'), value: String(choice) }],
    steps: steps.map((step, n) => ({
      name: say('recall.step', { n: n + 1 }),
      value: step === 'cash-out' ? say('recall.cashOut') : `${nameOf(step)}: ${lies(step)}`,
    })),
    tables: [
      {
        name: say('recall.board'),
        rows: Array.from({ length: fieldCount / columns }, (_, row) =>
          Array.from({ length: columns }, (__, column) => lies(row * columns + column)),
        ),
      },
    ],
  };
};
