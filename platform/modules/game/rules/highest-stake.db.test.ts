import { money } from '@verdigale/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StakeRule } from '#config';
import { createTestPlatform, type TestPlatform } from '#testing';
import { ageAt, highestStake, type Bettor } from './highest-stake.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const now = new Date('2026-06-03T12:00:00Z');
const rules: StakeRule[] = [
  { amount: '100', currency: 'EUR' },
  { types: ['slots'], countries: ['GB'], amount: '5', currency: 'EUR' },
  { types: ['slots'], countries: ['GB'], youngerThan: 25, amount: '2', currency: 'EUR' },
];
const bettor: Bettor = { type: 'slots', countries: ['GB'], birthdate: '1990-01-01', currency: 'EUR' };

it.each<[string, Partial<Bettor>, bigint]>([
  ['the lowest that fits', {}, 5_00n],
  ['another type', { type: 'roulette' }, 100_00n],
  ['another country', { countries: ['DE'] }, 100_00n],
  ['one who is there only', { countries: ['DE', 'GB'] }, 5_00n],
  ['the day before the 25th birthday', { birthdate: '2001-06-04' }, 2_00n],
  ['the 25th birthday', { birthdate: '2001-06-03' }, 5_00n],
  ['an age that nobody knows', { birthdate: null }, 2_00n],
])('[GAME-06] %s', async (_, changes, expected) => {
  expect(await highestStake(platform.kernel.db, rules, { ...bettor, ...changes }, now)).toEqual(money(expected, 'EUR'));
});

it('holds in other currencies by their worth, rounded down, and nowhere without rules', async () => {
  const { db } = platform.kernel;
  const inDollars = await highestStake(db, rules, { ...bettor, currency: 'USD' }, now);
  expect(inDollars?.currency).toBe('USD');
  expect(inDollars?.amount).toBeGreaterThan(5_00n);
  expect(inDollars?.amount).toBeLessThan(6_00n);
  expect(await highestStake(db, [], bettor, now)).toBeNull();
});

it('counts full years', () => {
  expect([ageAt('2000-02-29', new Date('2026-02-28T23:59:59Z')), ageAt('2000-02-29', new Date('2026-03-01T00:00:00Z'))]).toEqual([25, 26]);
});
