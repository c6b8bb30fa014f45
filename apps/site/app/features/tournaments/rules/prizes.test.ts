import { expect, it } from 'vitest';
import { prizeOf, prizeSteps } from './prizes.ts';

const prize = (place: number, title: string) => ({ place, type: 1, title });

it('puts neighbours that win the same together', () => {
  const prizes = [prize(3, '€5'), prize(1, '€50'), prize(2, '€5'), prize(5, '€5')];
  expect(prizeSteps(prizes)).toEqual([
    { from: 1, to: 1, title: '€50' },
    { from: 2, to: 3, title: '€5' },
    { from: 5, to: 5, title: '€5' },
  ]);
});

it('knows what a place wins', () => {
  expect([prizeOf([prize(2, '€5')], 2), prizeOf([prize(2, '€5')], 3)]).toEqual(['€5', null]);
});
