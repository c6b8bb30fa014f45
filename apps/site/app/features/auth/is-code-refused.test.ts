import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { isCodeRefused } from './is-code-refused.ts';

const answered = ({ status, code }: { status: number; code: number }) => new ApiError(status, code, 'no', {});

it.each([
  ['the code is wrong', answered(errors.invalid), true],
  ['it was tried too often', answered(errors.tooManyRequests), false],
  ['the platform cannot answer', answered(errors.unavailable), false],
  ['the platform has a fault', answered(errors.internal), false],
  ['there is no connection', new TypeError('fetch failed'), false],
])('[AUTH-16] where %s the link is called wrong or too old: %s', (_, error, isSaid) => {
  expect(isCodeRefused(error)).toBe(isSaid);
});
