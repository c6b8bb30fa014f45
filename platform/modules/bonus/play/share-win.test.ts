import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareWin, type ShareSums } from './share-win.ts';

const share = (real: bigint, bonus: bigint, more: Partial<ShareSums> = {}): ShareSums => ({
  real,
  locked: 0n,
  bonus,
  paid: 0n,
  paidLocked: 0n,
  paidBonus: 0n,
  ...more,
});

it.each<[string, bigint, ShareSums, [bigint, bigint, bigint]]>([
  ['as the stake was', 100n, share(4n, 6n), [40n, 0n, 60n]],
  ['with what does not divide for the player', 10n, share(1n, 2n), [4n, 0n, 6n]],
  ['as own money where nothing is staked any more', 10n, share(0n, 0n), [10n, 0n, 0n]],
  ['with locked money up to what was staked', 40n, share(0n, 10n, { locked: 10n }), [10n, 10n, 20n]],
  ['never taking back what an earlier win gave the bonus', 10n, share(90n, 10n, { paid: 100n, paidBonus: 50n }), [10n, 0n, 0n]],
])('shares a win %s', (_, win, sums, [real, locked, bonus]) => {
  expect(shareWin(win, sums)).toEqual({ real, locked, bonus });
});

it('shares many wins of a round as it would share one, but for a unit that the player has rather than the lock', () => {
  const amount = fc.bigInt(0n, 500n);
  fc.assert(
    fc.property(fc.record({ real: amount, locked: amount, bonus: amount }), fc.array(amount, { minLength: 1 }), (parts, wins) => {
      const sums = { ...parts, paid: 0n, paidLocked: 0n, paidBonus: 0n };
      const once = shareWin(
        wins.reduce((a, b) => a + b),
        sums,
      );
      for (const win of wins) {
        const { real, locked, bonus } = shareWin(win, sums);
        expect(real + locked + bonus).toBe(win);
        sums.paid += win;
        sums.paidLocked += locked;
        sums.paidBonus += bonus;
      }
      expect(sums.paidBonus).toBe(once.bonus);
      expect([once.locked, once.locked - 1n]).toContain(sums.paidLocked);
    }),
  );
});
