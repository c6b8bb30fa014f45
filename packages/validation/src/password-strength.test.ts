import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 'empty'],
  ['a', 'weak'],
  ['ab', 'weak'],
  ['abc', 'good'],
  ['abcd', 'good'],
  ['abcde', 'strong'],
  ['😀😀', 'weak'],
])('[AUTH-17] %j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
