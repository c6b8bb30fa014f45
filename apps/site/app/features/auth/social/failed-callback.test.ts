import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { failedCallback } from './failed-callback.ts';

it.each<[string, unknown, string, string]>([
  ['an e-mail that nobody vouches for', new ApiError(409, 11001, ''), '?sign-in=true&emailError=true', 'none'],
  ['a blocked account', new ApiError(423, 11002, ''), '', 'blocked'],
  ['somebody who has excluded himself', new ApiError(403, 11050, ''), '', 'error'],
  ['an answer that was not asked for', new ApiError(409, 11020, ''), '?sign-up=true', 'error'],
  ['no connection', new ApiError(0, 'network', ''), '?sign-up=true', 'error'],
  ['anything else', new Error('x'), '?sign-up=true', 'error'],
])('[SOCIAL-05] after %s', (_, error, search, alert) => {
  expect(failedCallback(error)).toEqual({ search, alert });
});
