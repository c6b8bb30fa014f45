import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { verifyFailureOf } from './verify-failure.ts';

it('[OTP-05] recognises a wrong code by 11003, else repeats the platform, else says that it cannot verify', () => {
  expect(verifyFailureOf(new ApiError(400, 11003, 'wrong'))).toEqual({ kind: 'invalid' });
  expect(verifyFailureOf(new ApiError(429, 1004, 'too many requests'))).toEqual({ kind: 'message', message: 'too many requests' });
  expect(verifyFailureOf(new ApiError(400, 1, ''))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new ApiError(500, 1000, 'broken'))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new TypeError('x'))).toEqual({ kind: 'unknown' });
});
