import { expect, it } from 'vitest';
import { gameTexts } from '../../server/texts.ts';
import { sayWith } from '../../view/texts.ts';
import { dropBall } from './math.ts';
import { recall } from './recall.ts';

/** Eight rows at high risk; the ball turns right once, into the second bucket from the left. */
function recallIn(locale: string) {
  const choice = { rows: 8, risk: 'high' } as const;
  const turns = [0, 0, 1, 0, 0, 0, 0, 0];
  const outcome = dropBall({ nextUint32: () => turns.shift() as number }, choice);
  const hundredths = (value: number) => (value / 100).toFixed(2);
  const words = { say: sayWith(gameTexts('patina-plinko', locale)), has: () => true, worth: String, hundredths };
  return recall({ choice, steps: [], outcome }, words);
}

it('describes rows and risk, the bucket and its multiplier', () => {
  expect(recallIn('en')).toEqual({
    choices: [
      { name: 'Rows', value: '8' },
      { name: 'Risk', value: 'High' },
    ],
    outcome: [
      { name: 'Bucket', value: '2 of 9' },
      { name: 'Multiplier', value: '4.60×' },
    ],
  });
});

it('describes them in the language that is asked for', () => {
  expect(recallIn('tr').outcome).toEqual([
    { name: 'Göz', value: '9 gözden 2.' },
    { name: 'Çarpan', value: '4.60×' },
  ]);
});
