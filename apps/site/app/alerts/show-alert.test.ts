import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { alertKeyOf } from './show-alert.ts';

it('[ERR-02] picks the text by the code of the catalogue', () => {
  expect(alertKeyOf({ code: errors.insufficientFunds.code })).toBe('errors.insufficientFunds');
  expect(alertKeyOf({ code: errors.depositLimitReached.code })).toBe('errors.depositLimitReached');
});

it.each([{ code: 99_999 }, new TypeError('Failed to fetch'), null, undefined, 'x'])('says that something went wrong for %s', (error) => {
  expect(alertKeyOf(error)).toBe('global.somethingWrong');
});
