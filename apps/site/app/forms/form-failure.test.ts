import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { formFailureOf } from './form-failure.ts';

const failed = (status: number, fields?: Record<string, string[]>) => formFailureOf(new ApiError(status, 1000, 'x', { fields }));

it('[AUTH-06] takes the first message of each field', () => {
  expect(failed(422, { email: ['taken', 'odd'], password: ['short'], empty: [] })).toEqual({
    kind: 'fields',
    fields: { email: 'taken', password: 'short' },
  });
});

it.each([
  [401, 'credentials'],
  [403, 'blocked'],
  [429, 'tooMany'],
  [500, 'other'],
  [422, 'other'],
  [0, 'other'],
])('[AUTH-05] [AUTH-07] answers %i with %s', (status, kind) => {
  expect(failed(status)).toEqual({ kind });
});

it('knows a sign-in that is locked from a call that came too often', () => {
  expect(formFailureOf(new ApiError(429, 11013, 'x'))).toEqual({ kind: 'locked' });
});

it('takes a self-exclusion for no blocked account', () => {
  expect(formFailureOf(new ApiError(403, 11050, 'x'))).toEqual({ kind: 'other' });
});

it('[AUTH-11] leaves the end of a session to the session', () => {
  expect(formFailureOf(new ApiError(403, 1003, 'x', { isSessionOver: true }))).toEqual({ kind: 'other' });
});

it('leaves what is no answer of the platform to others', () => {
  expect(formFailureOf(new TypeError('x'))).toEqual({ kind: 'other' });
  expect(formFailureOf(null)).toEqual({ kind: 'other' });
});
