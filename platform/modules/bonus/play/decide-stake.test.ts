import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideStake, highestStake } from './decide-stake.ts';
import type { Parts, StakeRule } from './split-stake.ts';

const rule = (more: Partial<StakeRule> = {}): StakeRule => ({
  order: 'real-first',
  ratio: { bonus: 1n, locked: 1n },
  isExcluded: false,
  maxBet: 5n,
  ...more,
});
const pockets = (real: bigint, bonus: bigint, locked = 0n): Parts => ({ real, locked, bonus });

describe('a stake above the highest bet of the bonus', () => {
  it('is refused when it would touch bonus money, with the most that is taken', () => {
    expect(decideStake(6n, rule(), pockets(0n, 50n), 0n)).toEqual({ kind: 'too-high', maxStake: 5n });
    expect(decideStake(6n, rule(), pockets(2n, 50n), 0n)).toEqual({ kind: 'too-high', maxStake: 5n });
    expect(decideStake(21n, rule(), pockets(20n, 50n), 0n)).toEqual({ kind: 'too-high', maxStake: 20n });
  });

  it.each<[StakeRule['order'], Parts, Parts]>([
    ['real-first', pockets(20n, 50n), pockets(20n, 0n)],
    ['bonus-first', pockets(20n, 50n), pockets(20n, 0n)],
    ['mixed', pockets(8n, 50n, 12n), pockets(8n, 0n, 12n)],
  ])('is taken where own money covers it: %s', (order, has, parts) => {
    expect(decideStake(20n, rule({ order }), has, 0n)).toEqual({ kind: 'taken', parts });
  });

  it('counts all bets of the round', () => {
    expect(decideStake(3n, rule(), pockets(0n, 50n), 2n).kind).toBe('taken');
    expect(decideStake(4n, rule(), pockets(0n, 50n), 2n)).toEqual({ kind: 'too-high', maxStake: 3n });
    expect(decideStake(1n, rule(), pockets(0n, 50n), 9n)).toEqual({ kind: 'too-high', maxStake: 0n });
  });
});

it('names the balance when there is not enough, and the bonus when only it has any', () => {
  expect(decideStake(11n, rule(), pockets(4n, 6n), 0n)).toEqual({ kind: 'insufficient', playable: 10n });
  expect(decideStake(11n, rule({ isExcluded: true }), pockets(4n, 60n), 0n)).toEqual({ kind: 'insufficient', playable: 4n });
  expect(decideStake(1n, rule({ isExcluded: true }), pockets(0n, 60n), 0n)).toEqual({ kind: 'restricted' });
  expect(decideStake(1n, rule({ isExcluded: true }), pockets(0n, 0n), 0n)).toEqual({ kind: 'insufficient', playable: 0n });
});

it('takes what was told beforehand, and no more than it unless there is no limit', () => {
  const amount = fc.bigInt(0n, 100n);
  const order = fc.constantFrom<StakeRule['order']>('real-first', 'bonus-first', 'mixed');
  const rules = fc.record({
    order,
    ratio: fc.record({ bonus: amount, locked: amount }),
    isExcluded: fc.boolean(),
    maxBet: fc.option(amount),
  });
  fc.assert(
    fc.property(
      rules,
      fc.record({ real: amount, locked: amount, bonus: amount }),
      amount,
      fc.bigInt(1n, 300n),
      (by, has, staked, stake) => {
        const told = highestStake(by, has, staked);
        const { kind } = decideStake(stake, by, has, staked);
        if (told === null || stake <= told) expect(kind).not.toBe('too-high');
        else expect(kind).not.toBe('taken');
      },
    ),
  );
});
