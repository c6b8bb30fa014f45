import { describe, expect, it } from 'vitest';
import { phoneRules, toWirePhone } from './phone.ts';
import { validate } from './validate.ts';

describe('phone', () => {
  it.each([
    ['+49 1511 2345678', '4915112345678'],
    ['4915112345678', '4915112345678'],
    ['+1 (213) 373-4253', '12133734253'],
    ['+۹۸۹۱۲۳۴۵۶۷۸۹', '989123456789'],
    [' +351 212 345 678 ', '351212345678'],
  ])('%s goes on the wire as %s', (text, wire) => {
    expect(toWirePhone(text)).toBe(wire);
  });

  it.each([
    '',
    '+',
    'abc',
    '123',
    '+0',
    '0151 12345678',
    'call +4915112345678',
    '+49 1511 2345678 or so',
    '+4915112345678;phone-context=x',
    '+'.repeat(50),
    '+1800FLOWERS!',
  ])('refuses %j', (text) => expect(toWirePhone(text)).toBeNull());

  // The library's small data, which browsers are often given, takes both.
  it.each(['+4912345678901', '+551112345678'])('[VAL-07] refuses %s, which has no more than the length of a number', (text) => {
    expect(toWirePhone(text)).toBeNull();
  });

  it('[VAL-02] a calling code is what a plus makes a valid phone number; empty passes', () => {
    const passes = (value: unknown) => validate(value, [{ rule: 'callingCode' }], { extra: phoneRules }).length === 0;
    expect(['4915112345678', '', null, undefined].map(passes)).toEqual([true, true, true, true]);
    expect(['49', 'abc', {}, 12].map(passes)).toEqual([false, false, false, false]);
  });
});
