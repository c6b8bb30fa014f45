import { money, type Money } from '@verdigale/money';
import { expect, it } from 'vitest';
import { countsFor, isOpenIn } from './counts.ts';

const base = { code: 'EUR', exponent: 2 };
/** A lira is worth five cents. */
const inBase = (sum: Money) => (sum.currency === 'EUR' ? sum : money(sum.amount / 20n, 'EUR'));
const all = { collections: [], collectionsExcluded: [], minStake: null, maxStake: null };
const counts = (terms: Partial<Parameters<typeof countsFor>[0]>, stake: Money, collections: string[] = ['slots', 'new']) =>
  countsFor({ ...all, ...terms }, { stake, exponent: 2, collections }, base, inBase);
const euros = (cents: bigint) => money(cents, 'EUR');
const liras = (kurus: bigint) => money(kurus, 'TRY');

it('counts by category, kept and left out', () => {
  expect(counts({}, euros(1n))).toBe(true);
  expect(counts({ collections: ['slots'] }, euros(1n))).toBe(true);
  expect(counts({ collections: ['table'] }, euros(1n))).toBe(false);
  expect(counts({ collections: ['slots'], collectionsExcluded: ['new'] }, euros(1n))).toBe(false);
});

it('counts stakes between the two sums, these included, by their worth', () => {
  const range = { minStake: { base: '0.20' }, maxStake: { base: '1.00' } };
  expect([19n, 20n, 100n, 101n].map((cents) => counts(range, euros(cents)))).toEqual([false, true, true, false]);
  expect([380n, 400n, 2_000n, 2_020n].map((kurus) => counts(range, liras(kurus)))).toEqual([false, true, true, false]);
});

it('goes by a currency’s own sum where it has one', () => {
  const own = { minStake: { base: '0.20', items: { TRY: '10' } } };
  expect([999n, 1_000n].map((kurus) => counts(own, liras(kurus)))).toEqual([false, true]);
  expect(counts(own, euros(20n))).toBe(true);
});

it('leaves the sums themselves out where they are excluded', () => {
  const range = { minStake: { base: '0.20', isExcluded: true }, maxStake: { base: '1.00', isExcluded: true } };
  expect([20n, 21n, 99n, 100n].map((cents) => counts(range, euros(cents)))).toEqual([false, true, true, false]);
});

it('is for the countries that it names, or for every one', () => {
  expect([{}, { countries: [] }, { countries: ['BR'] }].map((terms) => isOpenIn(terms, 'DE'))).toEqual([true, true, false]);
  expect(isOpenIn({ countries: ['BR', 'DE'] }, 'DE')).toBe(true);
});
