import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Otter', 'Otter'],
  ['علی‌رضا 🦦', 'علی‌رضا 🦦'],
  ['john.***', 'john ***'],
  ['You won! https://evil.test/win', 'You won! https evil test win'],
  ['www.evil.test', 'www evil test'],
  ['a@evil.test', 'a evil test'],
  ['x\r\nBcc: all\u202Eevil', 'x Bcc: all evil'],
  ['x'.repeat(500), 'x'.repeat(64)],
  [null, ''],
])('%j stands in a mail as %j', (given, shown) => {
  expect(plainText(given)).toBe(shown);
});
