import { describe, expect, it } from 'vitest';
import { bonusRequest, choiceOf, openingAmount, type BonusWish } from './bonus-choice.ts';

const row = (id: string, min: number, ...items: string[]) => ({ id, min, offers: [id, ...items].map((item) => ({ id: item })) });
const rows = [row('small', 10), row('big', 50, 'big-spins')];

function choose(amount: number, wish: BonusWish, { opener, ...rest }: { opener?: string; isDeclined?: boolean; hasCode?: boolean } = {}) {
  const { isDeclined = false, hasCode = false } = rest;
  const isFitting = ({ min }: { min: number }) => amount >= min;
  const choice = choiceOf({ wish, openerId: opener, hasCode, rows, isFitting, isDeclinedByDefault: isDeclined });
  return choice.row?.id ?? choice.kind;
}

describe('[BON-05] what goes with a deposit', () => {
  it('is the first offer that fits', () => {
    expect(choose(60, null)).toBe('small');
    expect(choose(5, null)).toBe('declined');
  });

  it('is nothing where the brand declines by default', () => {
    expect(choose(60, null, { isDeclined: true })).toBe('declined');
  });

  it('is the code that waits for a deposit, whatever is the default', () => {
    expect(choose(60, null, { hasCode: true })).toBe('code');
    expect(choose(60, null, { hasCode: true, isDeclined: true })).toBe('code');
  });

  it('is the opener’s offer before anything else, found by any of its items', () => {
    expect(choose(60, null, { opener: 'big', hasCode: true })).toBe('big');
    expect(choose(60, null, { opener: 'big-spins', isDeclined: true })).toBe('big');
    expect(choose(60, 'declined', { opener: 'big' })).toBe('declined');
  });

  it('is selected anew when the amount no longer fits, or declined, and is back with one that does', () => {
    const wish = { bonusId: 'big' };
    expect(choose(60, wish)).toBe('big');
    expect(choose(20, wish, { hasCode: true })).toBe('small');
    expect(choose(20, wish, { isDeclined: true })).toBe('declined');
    expect(choose(5, wish)).toBe('declined');
    expect(choose(60, wish)).toBe('big');
  });

  it('is nothing after the player declined, and the code box when it was opened', () => {
    expect(choose(60, 'declined', { hasCode: true })).toBe('declined');
    expect(choose(60, 'code')).toBe('code');
  });
});

it('[DEP-03] asks for a package by its first item, and declines also with an open code box without a code', () => {
  expect(bonusRequest({ kind: 'offer', row: rows[1]! }, undefined)).toEqual({ bonusId: 'big', isBonusDecline: false });
  expect(bonusRequest({ kind: 'declined' }, { bonusId: 'of-code' })).toEqual({ isBonusDecline: true });
  expect(bonusRequest({ kind: 'code' }, undefined)).toEqual({ isBonusDecline: true });
  expect(bonusRequest({ kind: 'code' }, { bonusId: null })).toEqual({ isBonusDecline: false });
});

it('[DEP-03] names the offer of a code, which is refused then where it is not to be had, and not left out', () => {
  expect(bonusRequest({ kind: 'code' }, { bonusId: 'of-code' })).toEqual({ bonusId: 'of-code', isBonusDecline: false });
});

const limits = { min: 10, max: 100 };

it('[BON-05] opens with the least that the opener’s offer asks for, if that is more than the usual amount', () => {
  expect(openingAmount(25, limits, 40)).toBe(40);
  expect(openingAmount(25, limits, 20)).toBe(25);
  expect(openingAmount(25, limits, null)).toBe(25);
  expect(openingAmount(undefined, limits, null)).toBe(10);
});

it('opens with the usual amount where the method does not take what the offer asks for', () => {
  expect(openingAmount(25, limits, 100)).toBe(100);
  expect(openingAmount(25, limits, 101)).toBe(25);
});
