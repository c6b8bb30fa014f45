import { ApiError } from '@verdigale/client';
import { describe, expect, it } from 'vitest';
import { isFaultOfCode, verifyFailureOf } from './verify-failure.ts';

it('[OTP-05] recognises a wrong code by 11003, else repeats the platform, else says that it cannot verify', () => {
  expect(verifyFailureOf(new ApiError(400, 11003, 'wrong'))).toEqual({ kind: 'invalid' });
  expect(verifyFailureOf(new ApiError(429, 1004, 'too many requests'))).toEqual({ kind: 'message', message: 'too many requests' });
  expect(verifyFailureOf(new ApiError(400, 1, ''))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new ApiError(503, 1007, 'the service rests'))).toEqual({ kind: 'message', message: 'the service rests' });
  expect(verifyFailureOf(new ApiError(0, 'network', 'no connection'))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new ApiError(502, 'malformed', 'HTTP 502'))).toEqual({ kind: 'unknown' });
  expect(verifyFailureOf(new TypeError('x'))).toEqual({ kind: 'unknown' });
});

describe('[REG-05] whether the code is to blame', () => {
  it('is for whatever its check says, but the end of the session', () => {
    expect(isFaultOfCode(new ApiError(429, 1004, 'too many requests'), false)).toBe(true);
    expect(isFaultOfCode(new ApiError(401, 1001, 'sign in', { isSessionOver: true }), false)).toBe(false);
  });

  it('is after a right code only where that has been used up meanwhile', () => {
    expect(isFaultOfCode(new ApiError(429, 1004, 'slow down'), true)).toBe(false);
    expect(isFaultOfCode(new ApiError(400, 11003, 'used'), true)).toBe(true);
  });
});
