import { expect, it } from 'vitest';
import { called, namesIn } from './names.ts';

const bonuses = { isDeclinedByDefault: false, rules: {}, names: { b1: { de: 'Verdoppelt' }, p1: { de: 'Paket', fr: 'Paquet' } } };
const own = { id: '1', bonusId: 'b1', name: 'Doubled', packageId: 'p1', packageName: 'Package' };

it.each([
  ['de', 'Verdoppelt', 'Paket'],
  ['fr', 'Doubled', 'Paquet'],
  ['en', 'Doubled', 'Package'],
  [null, 'Doubled', 'Package'],
])('calls bonus and package in %s %s and %s', (locale, name, packageName) => {
  expect(called(own, namesIn({ bonuses }, locale))).toEqual({ ...own, name, packageName });
});

it('leaves what belongs to no package without one', () => {
  const alone = { ...own, packageId: null, packageName: null };
  expect(called(alone, namesIn({ bonuses }, 'de'))).toEqual({ ...alone, name: 'Verdoppelt' });
});
