import type { Account } from '@verdigale/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBalanceHold, longestHoldMs } from './balance-hold.ts';

const account = (balance: number, version: number) => ({ id: 'a', balance, version }) as Account;

describe('balance of a round under way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp() {
    const shown: number[] = [];
    return { shown, hold: createBalanceHold(({ balance }) => shown.push(balance)) };
  }

  it('shows the stake at once and the win when the round is over', () => {
    const { hold, shown } = setUp();
    hold.begin();
    expect(hold.keeps(account(9, 2), account(10, 1))).toBe(false);
    expect(hold.keeps(account(14, 3), account(9, 2))).toBe(true);
    expect(shown).toEqual([]);
    hold.release();
    expect(shown).toEqual([14]);
  });

  it('tells whether a round is shown, for its longest time at most', () => {
    const held: boolean[] = [];
    const hold = createBalanceHold(
      () => undefined,
      (isHeld) => held.push(isHeld),
    );
    hold.begin();
    hold.release();
    hold.begin();
    vi.advanceTimersByTime(longestHoldMs);
    expect([held[held.indexOf(true) + 1], held.at(-1)]).toEqual([false, false]);
    expect(held.filter(Boolean)).toHaveLength(2);
  });

  it('holds nothing outside a round, nor what is not known yet', () => {
    const { hold } = setUp();
    expect(hold.keeps(account(14, 3), account(9, 2))).toBe(false);
    hold.begin();
    expect(hold.keeps(account(14, 3), undefined)).toBe(false);
  });

  it('shows the newest of several, and never one that a lower balance has overtaken', () => {
    const { hold, shown } = setUp();
    hold.begin();
    hold.keeps(account(14, 3), account(9, 2));
    hold.keeps(account(12, 4), account(9, 2));
    hold.keeps(account(14, 3), account(9, 2));
    hold.release();
    expect(shown).toEqual([12]);
    hold.begin();
    hold.keeps(account(14, 5), account(12, 4));
    hold.keeps(account(8, 6), account(12, 4));
    hold.release();
    expect(shown).toEqual([12]);
  });

  it('lets go by itself when the game says nothing more', () => {
    const { hold, shown } = setUp();
    hold.begin();
    hold.keeps(account(14, 3), account(9, 2));
    vi.advanceTimersByTime(longestHoldMs);
    expect(shown).toEqual([14]);
    expect(hold.keeps(account(15, 4), account(14, 3))).toBe(false);
  });
});
