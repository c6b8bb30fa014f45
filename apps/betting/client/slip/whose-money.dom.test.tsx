import { errors, type StakeParts } from '@verdigale/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetStored } from '#client/settings/stored.ts';
import { openSlip, type Known } from '#client/testing/open-slip.tsx';
import { openPlacing } from './place-store.ts';

beforeEach(() => {
  forgetStored();
  openPlacing();
});

describe('whose money a bet would be', () => {
  const parts: StakeParts = {
    currency: 'EUR',
    own: 5,
    bonus: 5,
    counted: 10,
    playerBonusId: 'b',
    belowOdds: null,
    refusal: null,
    most: null,
  };
  /** The line that says it, of a stake of 10.00 or of several. */
  const said = (more: Partial<StakeParts>, known: Known = {}) =>
    openSlip({ ...known, money: { ...parts, ...more } }).screen.queryByText(/bonus/i)?.textContent;

  it('is said before it is placed, with what counts for the bonus', () => {
    expect(said({})).toBe('€5.00 of your own money and €5.00 of bonus money. €10.00 counts towards your bonus.');
  });

  it('of several bets is said for all of them', () => {
    const singles = { slip: { mode: 'singles' as const }, bets: 2 };
    expect(said({ own: 5, bonus: 15, counted: 0 }, singles)).toBe(
      '€5.00 of your own money and €15.00 of bonus money. It does not count towards your bonus.',
    );
  });

  it('is what a bonus forbids, where it does', () => {
    const refusal = { code: errors.stakeTooHigh.code, reason: 'stakeTooHigh' };
    expect(said({ refusal, own: 0, bonus: 0, counted: 0, most: 7 })).toBe('With bonus money a bet may be €7.00 at most');
  });

  it('is the player’s own where the odds are below what the bonus asks for', () => {
    const belowOdds = { leg: '1.5', line: '2.0' };
    expect(said({ playerBonusId: null, own: 10, bonus: 0, counted: 0, belowOdds })).toBe(
      'Your bonus is for odds of 1.50 and more on each selection. Your bonus is for odds of 2.00 and more on each line. This bet takes own money alone and does not count.',
    );
  });

  it('is said of a bonus that is not for sport only where nothing else is left', () => {
    expect(said({ playerBonusId: null, own: 10, bonus: 0, counted: 0 })).toBeUndefined();
    const refusal = { code: errors.productRestricted.code, reason: 'productRestricted' };
    expect(said({ playerBonusId: null, own: 0, bonus: 0, counted: 0, refusal })).toBe(
      'Only bonus money is left, and your bonus is not for this bet',
    );
  });
});
