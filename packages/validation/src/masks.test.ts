import { describe, expect, it } from 'vitest';
import { cpfMask, letterNumericPhoneMask, phoneMask, textMask } from './masks.ts';

describe('[VAL-06] masks', () => {
  it.each([
    ['##-##', '1a2b3c4', '12-34'],
    ['@@@', 'a1b2c3', 'abc'],
    ['***', 'a-1.b', 'a1b'],
    ['@#*', '1a2b', 'a2b'],
    ['##/##', '۱۲٣٤', '12/34'],
    [cpfMask, '52998224725', '529.982.247-25'],
  ])('%s makes %s into %s', (pattern, typed, shown) => {
    expect(textMask(pattern).apply(typed)).toBe(shown);
  });

  it('a phone takes up to 12 digits, and letters only when the input type is letter-numeric', () => {
    expect(textMask(phoneMask).apply('+49 (151) abc 123456789 000')).toBe('491511234567');
    expect(textMask(letterNumericPhoneMask).apply('49-abc 151 1234567')).toBe('49abc1511234');
  });

  it('gives back what was entered and knows when it is whole', () => {
    const mask = textMask(cpfMask);
    expect(mask.strip('529.982.247-25')).toBe('52998224725');
    expect([mask.isComplete('529.982.247-25'), mask.isComplete('529.982')]).toEqual([true, false]);
  });
});
