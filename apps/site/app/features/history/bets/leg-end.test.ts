import { expect, it } from 'vitest';
import { endOf, reductionsOf } from './leg-end.ts';

const result = { isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: '' };

it.each([
  ['open', null],
  ['won', result],
  ['lost', { ...result, isWon: false }],
  ['void', { ...result, voidFactor: '1' }],
  ['halfWon', { ...result, voidFactor: '0.5' }],
  ['halfLost', { ...result, isWon: false, voidFactor: '0.5' }],
])('says %s', (end, ended) => {
  expect(endOf(ended)).toBe(end);
});

it('says what a dead heat and withdrawn runners cost, of what has won or is open', () => {
  const leg = { deduction: '0' };
  expect(reductionsOf(leg, { ...result, deadHeatFactor: '1/3', deduction: '0.25' })).toEqual({ deadHeat: '1/3', deduction: 0.25 });
  expect(reductionsOf({ deduction: '0.1' }, null)).toEqual({ deadHeat: null, deduction: 0.1 });
  const whole = { ...result, deadHeatFactor: '1.0' };
  for (const none of [
    null,
    result,
    whole,
    { ...result, isWon: false, deadHeatFactor: '0.5' },
    { ...result, voidFactor: '1', deduction: '0.1' },
  ]) {
    expect(reductionsOf(leg, none)).toEqual({ deadHeat: null, deduction: null });
  }
});
