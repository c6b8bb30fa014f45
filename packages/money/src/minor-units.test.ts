import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromMinorUnits, toMinorUnits } from './minor-units.ts';
import { money } from './money.ts';
import { anyMoney, expectRefusal } from './testing.ts';

it('writes minor units as a string and reads them back', () => {
  expect(toMinorUnits(money(150n, 'EUR'))).toBe('150');
  fc.assert(
    fc.property(anyMoney, ({ value }) => {
      expect(fromMinorUnits(toMinorUnits(value), value.currency)).toEqual(value);
    }),
  );
});

it.each(['', '1.5', '1e3', '+1', ' 1', '1 ', '007', '-0', '0x10', '1\n', '١', '1'.repeat(20)])('refuses %j', (text) => {
  expectRefusal(() => fromMinorUnits(text, 'EUR'), 'format');
});

it('refuses nineteen digits that do not fit 64 bits', () => {
  expectRefusal(() => fromMinorUnits('9223372036854775808', 'EUR'), 'too-large');
});
