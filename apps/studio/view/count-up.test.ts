import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countMs, countedUp } from './count-up.ts';

it('never shows more than the win, never falls, and ends at the win', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 24n), fc.array(fc.double({ min: -1, max: 2, noNaN: true }), { minLength: 2 }), (win, shares) => {
      const shown = shares.toSorted((a, b) => a - b).map((share) => countedUp(win, share));
      expect(shown.every((amount) => amount >= 0n && amount <= win)).toBe(true);
      expect(shown.every((amount, index) => index === 0 || amount >= (shown[index - 1] as bigint))).toBe(true);
      expect(countedUp(win, 1)).toBe(win);
    }),
  );
});

it('counts longer for larger wins, within bounds', () => {
  expect(countMs(100n, 100n)).toBeLessThan(countMs(1000n, 100n));
  expect(countMs(10n ** 12n, 20n)).toBe(2600);
});
