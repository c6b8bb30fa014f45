import { expect, it } from 'vitest';
import { recallPlainly } from './plain-recall.ts';
import type { Words } from './round-story.ts';

const texts: Record<string, string> = { 'recall.step': 'Step {n}', 'recall.target': 'Target', 'recall.under': 'below' };
const words: Words = {
  say: (key, values) => (texts[key] ?? key).replace('{n}', String(values?.n)),
  has: (key) => key in texts,
  worth: String,
  hundredths: String,
};

it('puts any round in words field by field, in words where the game has them', () => {
  const round = {
    choice: { target: 50, side: 'under' },
    steps: [7, { hold: [0, 2] }],
    outcome: {
      pay: 3,
      isOver: true,
      roll: 12,
      none: null,
      cards: ['A', 'K'],
      board: [
        ['x', 1],
        ['y', 2],
      ],
    },
  };
  expect(recallPlainly(round, words)).toEqual({
    choices: [
      { name: 'Target', value: '50' },
      { name: 'side', value: 'below' },
    ],
    steps: [
      { name: 'Step 1', value: '7' },
      { name: 'Step 2', value: 'hold: 0, 2' },
    ],
    outcome: [
      { name: 'roll', value: '12' },
      { name: 'cards', value: 'A, K' },
    ],
    tables: [
      {
        name: 'board',
        rows: [
          ['x', '1'],
          ['y', '2'],
        ],
      },
    ],
  });
});
