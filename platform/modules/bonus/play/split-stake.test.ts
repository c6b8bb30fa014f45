import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playable, splitOwn, splitStake, type Parts, type StakeRule } from './split-stake.ts';

const rule = (more: Partial<StakeRule>): StakeRule => ({
  order: 'real-first',
  ratio: { bonus: 1n, locked: 1n },
  isExcluded: false,
  maxBet: null,
  ...more,
});
const pockets = (real: bigint, bonus: bigint, locked = 0n): Parts => ({ real, locked, bonus });

describe('a stake is made of', () => {
  it.each<[string, Partial<StakeRule>, bigint, Parts, Parts]>([
    ['own money in an excluded game', { isExcluded: true }, 10n, pockets(10n, 50n), pockets(10n, 0n)],
    ['own money first', {}, 10n, pockets(30n, 50n), pockets(10n, 0n)],
    ['own money first, then the bonus', {}, 10n, pockets(4n, 50n), pockets(4n, 6n)],
    ['bonus money first', { order: 'bonus-first' }, 10n, pockets(30n, 50n), pockets(0n, 10n)],
    ['bonus money first, then own', { order: 'bonus-first' }, 10n, pockets(30n, 3n), pockets(7n, 3n)],
    ['both as at the activation, what does not divide from the lock', { order: 'mixed' }, 5n, pockets(9n, 9n, 9n), pockets(0n, 2n, 3n)],
    ['own money where the lock is used up', { order: 'mixed' }, 10n, pockets(9n, 9n, 2n), pockets(3n, 5n, 2n)],
    ['more bonus where own money is used up', { order: 'mixed' }, 10n, pockets(1n, 9n, 2n), pockets(1n, 7n, 2n)],
    ['the lock where the bonus is used up', { order: 'mixed' }, 10n, pockets(0n, 1n, 20n), pockets(0n, 1n, 9n)],
    [
      'the bonus alone where nothing was locked',
      { order: 'mixed', ratio: { bonus: 7n, locked: 0n } },
      5n,
      pockets(9n, 9n),
      pockets(0n, 5n),
    ],
  ])('%s', (_, more, stake, has, parts) => {
    expect(splitStake(stake, rule(more), has)).toEqual(parts);
  });

  it('as much as it is, and never of more than there is', () => {
    const amount = fc.bigInt(0n, 1_000n);
    const order = fc.constantFrom<StakeRule['order']>('real-first', 'bonus-first', 'mixed');
    const ratio = fc.record({ bonus: amount, locked: amount });
    const rules = fc.record({ order, ratio, isExcluded: fc.boolean(), maxBet: fc.constant(null) });
    fc.assert(
      fc.property(
        rules,
        fc.record({ real: amount, locked: amount, bonus: amount }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (by, has, part) => {
          const stake = BigInt(Math.floor(Number(playable(by, has)) * part));
          for (const [parts, most] of [
            [splitStake(stake, by, has), stake] as const,
            [splitOwn(stake, by, { ...has, real: stake }), stake] as const,
          ]) {
            expect(parts.real + parts.locked + parts.bonus).toBe(most);
            expect(parts.real >= 0n && parts.locked >= 0n && parts.bonus >= 0n).toBe(true);
          }
          const { real, locked, bonus } = splitStake(stake, by, has);
          expect(real <= has.real && locked <= has.locked && bonus <= has.bonus).toBe(true);
        },
      ),
    );
  });
});
