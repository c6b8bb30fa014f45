import { describe, expect, it } from 'vitest';
import { joinPhone, maskNumber, splitPhone } from './phone-parts.ts';

const countries = [
  { code: 'DE', phonePrefix: '49' },
  { code: 'CA', phonePrefix: '1' },
  { code: 'BS', phonePrefix: '1242' },
  { code: 'KZ', phonePrefix: '7' },
  { code: 'RU', phonePrefix: '7' },
];

describe('[REG-13] phone entry', () => {
  it('keeps digits only, of any script, at most 12', () => {
    expect(maskNumber('0151 / 234-56 abc')).toBe('015123456');
    expect(maskNumber('۱۵۱۲۳۴')).toBe('151234');
    expect(maskNumber('1234567890123')).toBe('123456789012');
  });

  it('puts the prefix before the number, and is empty without a number', () => {
    expect(joinPhone(countries[0], '15123456789')).toBe('4915123456789');
    expect(joinPhone(countries[0], '')).toBe('');
    expect(joinPhone(undefined, '49151')).toBe('49151');
    expect(joinPhone(undefined, '+49 151')).toBe('49151');
  });

  it.each([
    ['+49 151 23456789', undefined, { code: 'DE', number: '15123456789' }],
    ['0049151', undefined, { code: 'DE', number: '151' }],
    ['+1 242 555', undefined, { code: 'BS', number: '555' }],
    ['+1 416 555', undefined, { code: 'CA', number: '416555' }],
    ['+7 727 555', 'RU', { code: 'RU', number: '727555' }],
    ['+7 727 555', 'DE', { code: 'KZ', number: '727555' }],
    ['0151 23456789', undefined, null],
    ['+999', undefined, null],
    ['+', undefined, null],
  ])('takes %j apart', (typed, preferred, parts) => {
    expect(splitPhone(typed, countries, preferred)).toEqual(parts);
  });
});
