import { expect, it } from 'vitest';
import { textKind } from './text-kinds.ts';

it('[DEP-06] keeps of a typed text what the field can hold, and gives the browser its type', () => {
  expect(textKind('iban').clean('de89 3704 0044')).toBe('DE8937040044');
  expect(textKind('wallet_id').clean(' bc1q\nxy ')).toBe('bc1qxy');
  expect(textKind('phone').clean('+۴۹ 151 / 234 abc')).toBe('+49 151  234 ');
  expect(textKind('account_holder').clean('Ana ۱')).toBe('Ana 1');
  expect([textKind('phone').autoComplete, textKind('phone').inputMode, textKind('card_number').autoComplete]).toEqual([
    'tel',
    'tel',
    'cc-number',
  ]);
  expect(Object.keys(textKind('toString'))).toEqual(['clean']);
});
