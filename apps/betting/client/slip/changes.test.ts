import { expect, it } from 'vitest';
import { legStates } from './changes.ts';
import { sampleLeg } from './testing.ts';

const legs = [sampleLeg('a', { price: '2.00' }), sampleLeg('b', { price: '1.8' })];
const slip = { legs, policy: 'none', isEachWay: false } as const;
const judged = (a: string | null, b: string | null, closed: string | null = null) => [
  { outcomeId: 'a', closed: null, price: a, isRelated: true, eachWay: null },
  { outcomeId: 'b', closed, price: b, isRelated: true, eachWay: null },
];
const asked = (policy: 'none' | 'higher' | 'any', a: string, b: string) =>
  legStates({ legs, policy, mode: 'combo', isEachWay: false }, judged(a, b)).map(({ now, isAsked }) => [now, isAsked]);

it('asks of prices that the player’s choice does not take', () => {
  expect(asked('none', '2.0', '1.8')).toEqual([
    [null, false],
    [null, false],
  ]);
  expect(asked('none', '2.1', '1.7')).toEqual([
    ['2.1', true],
    ['1.7', true],
  ]);
  expect(asked('higher', '2.1', '1.7')).toEqual([
    ['2.1', false],
    ['1.7', true],
  ]);
  expect(asked('any', '2.1', '1.7').map(([, isAsked]) => isAsked)).toEqual([false, false]);
});

it('a leg that is closed is not a matter of its price, and legs of one event are only when combined', () => {
  const [, closed] = legStates({ ...slip, mode: 'combo' }, judged('2.0', '1.5', 'suspended'));
  expect(closed).toMatchObject({ closed: 'suspended', isAsked: false, isRelated: true });
  expect(legStates({ ...slip, mode: 'singles' }, judged('2.0', '1.8')).some(({ isRelated }) => isRelated)).toBe(false);
  expect(legStates({ ...slip, mode: 'combo' }, undefined)[0]).toMatchObject({ closed: null, now: null });
});

it('asks of terms each way that have changed, where the bet is each way', () => {
  const [terms, fewer] = [
    { places: 3, fraction: '1/5' },
    { places: 2, fraction: '1/5' },
  ];
  const isAsked = (isEachWay: boolean, now: typeof terms | null) => {
    const judgement = [{ outcomeId: 'a', closed: null, price: '2.0', isRelated: false, eachWay: now }];
    return legStates({ ...slip, legs: [sampleLeg('a', { eachWay: terms })], mode: 'singles', isEachWay }, judgement)[0]!.isAsked;
  };
  expect([isAsked(true, terms), isAsked(true, fewer), isAsked(true, null), isAsked(false, fewer)]).toEqual([false, true, true, false]);
});
