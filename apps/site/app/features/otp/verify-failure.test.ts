import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { verifyFailureOf } from './verify-failure.ts';

it('[OTP-05] recognises a wrong code by 11003, else repeats the platform, else says that it cannot verify', () => {
  expect(verifyFailureOf(new ApiError(400, 11003, 'wrong'))).toEqual({ kind: 'invalid' });
  expect(verifyFailureOf(new ApiError(429, 1004, 'too many requests'))).toEqual({ kind: 'message', message: 'too many requests' });
  expect(verifyFailureOf(new ApiError(400, 1, ''))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new ApiError(503, 1007, 'the service rests'))).toEqual({ kind: 'message', message: 'the service rests' });
  expect(verifyFailureOf(new ApiError(0, 'network', 'no connection'))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new ApiError(502, 'malformed', 'HTTP 502'))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new TypeError('x'))).toEqual({ kind: 'unknown' });
});
