import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromMinorUnits } from './minor-units.ts';
import { money } from './money.ts';
import { anyMoney, expectRefusal } from './testing.ts';

it('reads the text that minor units are written as', () => {
  expect(fromMinorUnits('150', 'EUR')).toEqual(money(150n, 'EUR'));
  fc.assert(
    fc.property(anyMoney, ({ value }) => {
      expect(fromMinorUnits(value.amount.toString(), value.currency)).toEqual(value);
    }),
  );
});

it.each(['', '1.5', '1e3', '+1', ' 1', '1 ', '007', '-0', '0x10', '1\n', '١', '1'.repeat(20)])('refuses %j', (text) => {
  expectRefusal(() => fromMinorUnits(text, 'EUR'), 'format');
});

it('refuses nineteen digits that do not fit 64 bits', () => {
  expectRefusal(() => fromMinorUnits('9223372036854775808', 'EUR'), 'too-large');
});
