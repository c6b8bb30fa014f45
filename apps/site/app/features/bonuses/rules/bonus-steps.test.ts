import { playerBonusStatus } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { activationStep, cancellationStep, spinsCancellationStep } from './bonus-steps.ts';

const bonus = (change: Partial<Parameters<typeof cancellationStep>[0]> = {}) => ({
  status: playerBonusStatus.active as number,
  isBonusCancelLock: false,
  currentWagerAmount: 0,
  openedTransactionsCount: 0,
  ...change,
});

describe('[BON-03] before a bonus starts', () => {
  it('asks nothing while none runs, and for the change while one does', () => {
    expect(activationStep(undefined)).toBeNull();
    expect(activationStep(bonus({ currentWagerAmount: 5 }))).toBe('change-active-bonus');
  });

  it('says that the running one is locked, once staking for it has begun', () => {
    expect(activationStep(bonus({ isBonusCancelLock: true, currentWagerAmount: 0.01 }))).toBe('bonus-cancel-lock');
    expect(activationStep(bonus({ isBonusCancelLock: true }))).toBe('change-active-bonus');
  });
});

describe('[BON-03] before a bonus is cancelled', () => {
  it.each([
    ['the lock first', bonus({ isBonusCancelLock: true, currentWagerAmount: 5, openedTransactionsCount: 1 }), 'bonus-cancel-lock'],
    ['then open rounds', bonus({ currentWagerAmount: 5, openedTransactionsCount: 1 }), 'cancel-unsettled-bonus'],
    ['open rounds of one that has no progress yet', bonus({ openedTransactionsCount: 1 }), 'cancel-unsettled-bonus'],
    ['then what was staked', bonus({ currentWagerAmount: 5 }), 'cancel-active-bonus'],
    ['or that nothing was', bonus(), 'cancel-issued-bonus'],
    [
      'no lock for one that waits',
      bonus({ status: playerBonusStatus.issued, isBonusCancelLock: true, currentWagerAmount: 5 }),
      'cancel-active-bonus',
    ],
  ])('%s', (_, one, step) => expect(cancellationStep(one)).toBe(step));

  it('asks of free spins what is left of them', () => {
    expect([0, 3].map((usedCount) => spinsCancellationStep({ usedCount }))).toEqual(['cancel-issued-bonus', 'cancel-active-bonus']);
  });
});
