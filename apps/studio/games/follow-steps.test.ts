import { expect, it } from 'vitest';
import { followSteps } from './follow-steps.ts';

/** A round that is over with a three; nine is not allowed. */
const stands = (...steps: (number | 'cash-out')[]) => followSteps(steps, (step) => (step === 9 ? undefined : step === 3));

it('is open until it is over, or what it is worth is taken', () => {
  expect([stands(), stands(1, 2), stands(1, 3), stands(1, 'cash-out')]).toEqual(['open', 'open', 'over', 'taken']);
});

it.each([[['cash-out']], [[1, 'cash-out', 2]], [[3, 1]], [[3, 'cash-out']], [[1, 9]]] as const)('does not allow %j', ([...steps]) => {
  expect(stands(...steps)).toBeUndefined();
});
