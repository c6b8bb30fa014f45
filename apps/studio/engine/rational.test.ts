import { expect, it } from 'vitest';
import { rational, sum, toDecimal, zero } from './rational.ts';

it('adds all terms exactly, nothing to zero', () => {
  expect(sum([rational(1n, 10n), rational(2n, 10n)])).toEqual(rational(3n, 10n));
  expect(sum([])).toEqual(zero);
});

it('writes decimals rounded half up', () => {
  expect(toDecimal(rational(2n, 3n), 4)).toBe('0.6667');
  expect(toDecimal(rational(1n, 8n), 2)).toBe('0.13');
  expect(toDecimal(rational(37_363n, 2n), 1)).toBe('18681.5');
  expect(toDecimal(rational(5n, 2n), 0)).toBe('3');
});
