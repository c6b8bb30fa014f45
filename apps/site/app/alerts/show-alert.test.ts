import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { alertKeyOf } from './show-alert.ts';

it('[ERR-02] picks the text by the code of the catalogue', () => {
  expect(alertKeyOf(new ApiError(409, errors.insufficientFunds.code, ''))).toBe('errors.insufficientFunds');
  expect(alertKeyOf(new ApiError(423, errors.depositLimitReached.code, ''))).toBe('errors.depositLimitReached');
});

it.each([new ApiError(400, 99_999, ''), new ApiError(0, 'network', ''), new TypeError('Failed to fetch'), null, undefined, 'x'])(
  'says that something went wrong for %s',
  (error) => {
    expect(alertKeyOf(error)).toBe('global.somethingWrong');
  },
);
