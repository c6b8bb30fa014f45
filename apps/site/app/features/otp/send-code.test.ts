import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { sendFailureOf } from './send-code.ts';

it('[OTP-04] says that there are no more codes by 11005, else repeats the platform', () => {
  expect(sendFailureOf(new ApiError(429, 11005, 'too many codes'))).toEqual({ kind: 'limit' });
  expect(sendFailureOf(new ApiError(451, 11012, 'no code to US'))).toEqual({ kind: 'refused', message: 'no code to US' });
});

it.each([
  new ApiError(0, 'network', 'no connection'),
  new ApiError(401, 1003, 'over', { isSessionOver: true }),
  new ApiError(423, 11030, 'prove it'),
  new TypeError('x'),
])('leaves %s to others', (error) => {
  expect(() => sendFailureOf(error)).toThrow(error);
});
