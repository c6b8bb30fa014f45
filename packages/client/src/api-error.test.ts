import { expect, it } from 'vitest';
import { ApiError, codeOf, statusOf } from './api-error.ts';

it('reads code and status of a call that failed', () => {
  const refused = new ApiError(423, 14100, 'limit');
  expect([codeOf(refused), statusOf(refused)]).toEqual([14100, 423]);
  const lost = new ApiError(0, 'network', 'lost');
  expect([codeOf(lost), statusOf(lost)]).toEqual(['network', 0]);
});

it('knows the error of another bundle by its name', () => {
  const foreign = Object.assign(new Error('no'), { name: 'ApiError', status: 404, code: 1003 });
  expect([codeOf(foreign), statusOf(foreign)]).toEqual([1003, 404]);
});

it.each([new TypeError('Failed to fetch'), { code: 1003, status: 404 }, null, undefined, 'x'])('answers null for %s', (error) => {
  expect([codeOf(error), statusOf(error)]).toEqual([null, null]);
});
