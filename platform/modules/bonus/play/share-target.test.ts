import { playerBonusResult, playerBonusStatus } from '@verdigale/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerBonusRow } from '../player-bonus.sql.ts';
import { termsWith } from '../terms/testing.ts';
import { shareTarget, type BetShare } from './share-target.ts';

const { played, lost, canceled } = playerBonusResult;
const running = { status: playerBonusStatus.active, endedBy: null, result: playerBonusResult.none, maxWin: null, released: 0n };
const bonusWith = (some: Partial<PlayerBonusRow>) =>
  ({ ...running, balance: 0n, locked: 0n, terms: termsWith(), ...some }) as PlayerBonusRow;

/** A bet of 4.00 of its own, 1.00 locked and 5.00 of the bonus, that has paid nothing yet. */
const staked = { real: 400n, locked: 100n, bonus: 500n, contribution: 1_000n };
const share = (of: Partial<PlayerBonusRow>, some: Partial<BetShare> = {}): BetShare => ({
  roundId: 'bet',
  stake: staked,
  paid: 0n,
  paidLocked: 0n,
  paidBonus: 0n,
  kept: 0n,
  isOpen: true,
  isCounted: true,
  of: bonusWith(of),
  ...some,
});
const changes = (of: BetShare, paid: bigint, isGivenBack = false) => {
  const { real, locked, bonus, house } = shareTarget(of, paid, isGivenBack).changes;
  return [real, locked, bonus, house];
};

describe('what a bet has paid goes', () => {
  it('to the pockets that staked it, pro rata; what the lock won is own money', () => {
    expect(changes(share({}), 2_000n)).toEqual([900n, 100n, 1_000n, 0n]);
    expect(changes(share({}), 1_000n, true)).toEqual([400n, 100n, 500n, 0n]);
    // 333 · 500 / 1000 is 166.5.
    expect(changes(share({}), 333n)).toEqual([134n, 33n, 166n, 0n]);
  });

  it('back the same way, as far as the bonus still has it; what it has not, the house bears, and has back first', () => {
    const paid = share({ balance: 300n, locked: 40n }, { paid: 2_000n, paidLocked: 100n, paidBonus: 1_000n });
    expect(changes(paid, 0n)).toEqual([-960n, -40n, -300n, -700n]);
    const short = share({ balance: 0n }, { paid: 0n, paidLocked: 60n, paidBonus: 700n, kept: -700n });
    expect(changes(short, 2_000n)).toEqual([960n, 40n, 300n, 700n]);
  });

  it('to the house instead of a bonus that was cancelled or has expired, and locked money to own money', () => {
    for (const endedBy of ['player', 'time'] as const) {
      expect(changes(share({ endedBy, result: canceled }), 2_000n)).toEqual([1_000n, 0n, 0n, 1_000n]);
      const paid = share({ endedBy }, { paid: 2_000n, kept: 1_000n });
      expect(changes(paid, 0n)).toEqual([-1_000n, 0n, 0n, -1_000n]);
    }
  });

  it('where the house ended the bonus to the player, but not a stake that nothing was bet with', () => {
    const ended = { endedBy: 'house', result: canceled } as const;
    expect(changes(share(ended), 2_000n)).toEqual([2_000n, 0n, 0n, 0n]);
    expect(changes(share(ended), 1_000n, true)).toEqual([500n, 0n, 0n, 500n]);
    // Settled first, and void then: what was own money of it goes with the bonus after all.
    expect(changes(share(ended, { paid: 2_000n }), 1_000n, true)).toEqual([-1_500n, 0n, 0n, 500n]);
  });

  it('to the player where a corrected result had ended the bonus, as far as its release would have let it', () => {
    const ended = { endedBy: 'play', result: lost } as const;
    expect(changes(share(ended), 2_000n)).toEqual([2_000n, 0n, 0n, 0n]);
    expect(changes(share({ ...ended, maxWin: 600n }), 2_000n)).toEqual([1_600n, 0n, 0n, 400n]);
    expect(changes(share({ ...ended, result: played, maxWin: 600n, released: 500n }), 2_000n)).toEqual([1_100n, 0n, 0n, 900n]);
    expect(changes(share({ ...ended, terms: termsWith({ isCashable: false }) }), 2_000n)).toEqual([1_000n, 0n, 0n, 1_000n]);
    const again = share({ ...ended, maxWin: 600n, released: 600n }, { paid: 2_000n, kept: 400n });
    expect(changes(again, 2_000n)).toEqual([0n, 0n, 0n, 0n]);
  });

  it('not away from a bonus that is over: what was released from it stays, and the house bears the correction', () => {
    const released = share({ endedBy: 'play', result: played }, { paid: 2_000n, paidLocked: 100n, paidBonus: 1_000n });
    expect(changes(released, 0n)).toEqual([-1_000n, 0n, 0n, -1_000n]);
  });
});

/** What happens to a bet and its bonus, in any order. */
const events = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pays' as const), paid: fc.bigInt(0n, 5_000n), isGivenBack: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('spends' as const), part: fc.bigInt(0n, 100n) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('ends' as const),
      by: fc.constantFrom('player' as const, 'time' as const, 'play' as const, 'house' as const),
    }),
  },
);
const stakes = fc.record({ real: fc.bigInt(0n, 900n), locked: fc.bigInt(0n, 300n), bonus: fc.bigInt(1n, 900n) });

it('whatever comes in whatever order, every unit is somewhere, no pocket falls below zero, and it ends where one payout would have', () => {
  fc.assert(
    fc.property(
      stakes,
      fc.option(fc.bigInt(1n, 500n)),
      fc.array(events, { maxLength: 20 }),
      fc.bigInt(0n, 5_000n),
      (stake, maxWin, told, last) => {
        let now = share({ balance: 0n, maxWin }, { stake: { ...stake, contribution: 0n } });
        let spent = false;
        const given = { real: 0n, locked: 0n, bonus: 0n, house: 0n };
        const pay = (paid: bigint, isGivenBack: boolean) => {
          const { changes: by, ownLate, ...target } = shareTarget(now, paid, isGivenBack);
          for (const key of ['real', 'locked', 'bonus', 'house'] as const) given[key] += by[key];
          const { balance, locked, released } = now.of;
          const of = { ...now.of, balance: balance + by.bonus, locked: locked + by.locked, released: released + ownLate };
          expect(of.balance >= 0n && of.locked >= 0n && of.released >= 0n).toBe(true);
          now = { ...now, ...target, of };
        };
        for (const event of told) {
          if (event.kind === 'pays') pay(event.paid, event.isGivenBack);
          if (event.kind === 'spends' && now.of.endedBy === null) {
            const { balance, locked } = now.of;
            spent ||= event.part > 0n && balance + locked > 0n;
            now = {
              ...now,
              of: { ...now.of, balance: balance - (balance * event.part) / 100n, locked: locked - (locked * event.part) / 100n },
            };
          }
          if (event.kind === 'ends' && now.of.endedBy === null)
            now = { ...now, of: { ...now.of, endedBy: event.by, result: lost, balance: 0n, locked: 0n } };
        }
        pay(last, false);
        expect(given.real + given.locked + given.bonus + given.house).toBe(last);
        expect([given.locked, given.bonus, given.house]).toEqual([now.paidLocked, now.paidBonus, now.kept]);
        const before = { ...given };
        pay(last, false);
        expect(given).toEqual(before);
        if (now.of.endedBy === null && !spent)
          expect(given).toEqual(shareTarget(share({}, { stake: { ...stake, contribution: 0n } }), last, false).changes);
      },
    ),
    { numRuns: 2_000 },
  );
});
