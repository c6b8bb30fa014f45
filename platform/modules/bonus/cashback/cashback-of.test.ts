import { money } from '@verdigale/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashbackOf } from './cashback-of.ts';

const rule = { percent: '10', minimum: money(100n, 'EUR'), cap: money(5_000n, 'EUR') };

describe('[BON-09] cashback of a period', () => {
  it.each([
    [10_000n, 0n, 10_000n, 1_000n],
    [10_009n, 0n, 10_009n, 1_000n],
    [-3_000n, 0n, 0n, 0n],
    [10_000n, 4_000n, 6_000n, 600n],
    [4_000n, 10_000n, 0n, 0n],
    [999n, 0n, 999n, 0n],
    [1_000n, 0n, 1_000n, 100n],
    [900_000n, 0n, 900_000n, 5_000n],
  ])('of %s lost and %s released is on %s: %s', (loss, released, base, amount) => {
    expect(cashbackOf({ loss, released }, rule)).toEqual({ base, amount });
  });

  it('is 7.50 on 150.00 at 5 percent, and takes parts of a percent', () => {
    expect(cashbackOf({ loss: 15_000n, released: 0n }, { ...rule, percent: '5' }).amount).toBe(750n);
    expect(cashbackOf({ loss: 10_000n, released: 0n }, { ...rule, percent: '2.5', cap: null }).amount).toBe(250n);
  });

  it('is nothing for a level that gets none', () => {
    expect(cashbackOf({ loss: 10_000n, released: 0n }, { ...rule, percent: '0' })).toEqual({ base: 10_000n, amount: 0n });
  });

  it('equals the rival definition (start + deposits − withdrawals − end) where there are no prizes and no open rounds', () => {
    const amount = fc.bigInt({ min: 0n, max: 100_000n });
    const event = fc.oneof(
      fc.record({ kind: fc.constant('round' as const), stake: amount, payout: amount }),
      fc.record({ kind: fc.constant('deposit' as const), sum: amount }),
      fc.record({ kind: fc.constant('withdrawal' as const), sum: amount }),
    );
    fc.assert(
      fc.property(amount, fc.array(event, { maxLength: 30 }), (start, events) => {
        let [end, deposits, withdrawals, loss] = [start, 0n, 0n, 0n];
        for (const one of events) {
          if (one.kind === 'round') {
            end += one.payout - one.stake;
            loss += one.stake - one.payout;
          } else if (one.kind === 'deposit') {
            end += one.sum;
            deposits += one.sum;
          } else {
            end -= one.sum;
            withdrawals += one.sum;
          }
        }
        const rival = start + deposits - withdrawals - end;
        const free = { percent: '10', minimum: money(0n, 'EUR'), cap: null };
        expect(cashbackOf({ loss, released: 0n }, free)).toEqual(cashbackOf({ loss: rival, released: 0n }, free));
      }),
    );
  });
});
