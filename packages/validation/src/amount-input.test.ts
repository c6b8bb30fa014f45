import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampAmount, cleanAmount, isAmountWithin } from './amount-input.ts';

const bounds = { min: '10', max: '500.50' };

describe('[DEP-05] amount input', () => {
  it.each([
    ['12.5', '12.5'],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['00.5', '0.5'],
    ['0', '0'],
    ['000', '0'],
    ['1.2.3', '1.23'],
    ['12,50', '12.50'],
    ['1,000.50', '1000.50'],
    ['1.000,50', '1000.50'],
    ['€ 12.345,6', '12345.6'],
    ['1,000,000', '1000000'],
    ['12,34,567.5', '1234567.5'],
    ['1 000,50', '1000.50'],
    ['1.2,3', '1.23'],
    ['1.250,', '1.250'],
    ['1,000', '1.000'],
    ['۱۲٫۵', '12.5'],
    ['٣٤', '34'],
    ['€ 20', '20'],
    ['-5', '5'],
    ['abc', ''],
    ['', ''],
    ['12345678901', '1234567890'],
    ['123456789.01', '123456789.'],
    ['0001234567890', '1234567890'],
  ])('keeps of %j only %j', (typed, kept) => {
    expect(cleanAmount(typed)).toBe(kept);
  });

  it('keeps no more decimals than asked, and no point without any', () => {
    expect(cleanAmount('1.239', 2)).toBe('1.23');
    expect(cleanAmount('1.2', 0)).toBe('1');
  });

  it('holds digits and one point, at most 10 characters, whatever is typed; cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,]{0,15}$/)), (typed) => {
        const kept = cleanAmount(typed);
        expect(kept).toMatch(/^(?:(?:0|[1-9]\d*)(?:\.\d*)?)?$/);
        expect(kept.length).toBeLessThanOrEqual(10);
        expect(cleanAmount(kept)).toBe(kept);
      }),
    );
  });

  it.each([
    ['', '10'],
    ['.', '10'],
    ['0', '10'],
    ['9.99', '10'],
    ['10', '10'],
    ['10.', '10'],
    ['99', '99'],
    ['500.5', '500.5'],
    ['500.51', '500.50'],
    ['9999999999', '500.50'],
  ])('on blur %j becomes %j', (typed, left) => {
    expect(clampAmount(typed, bounds)).toBe(left);
  });
});

it('keeps an amount that was not typed as it is, however long: a minimum, a maximum, all that there is', () => {
  const all = { min: '1162.123456', max: '12345.678901' };
  expect(clampAmount('12345.678901', all)).toBe('12345.678901');
  expect(clampAmount('1162.123456', all)).toBe('1162.123456');
  expect(clampAmount('1162.1234', all)).toBe('1162.123456');
});

it('compares amounts digit by digit, beyond what a float holds', () => {
  const narrow = { min: '0.10000000', max: '90071992547409.9299999' };
  expect(isAmountWithin('0.1', narrow)).toBe(true);
  expect(isAmountWithin('0.09999999999999999999', narrow)).toBe(false);
  expect(isAmountWithin('90071992547409.9299999', narrow)).toBe(true);
  expect(isAmountWithin('90071992547409.93', narrow)).toBe(false);
  expect(isAmountWithin('', narrow)).toBe(false);
});
