import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { alertKeyOf } from './show-alert.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('says of what failed without a connection that there is none, and of an answer what it says', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(alertKeyOf(new ApiError(0, 'network', ''))).toBe('global.offline');
  expect(alertKeyOf(new ApiError(409, errors.insufficientFunds.code, ''))).toBe('errors.insufficientFunds');
});
