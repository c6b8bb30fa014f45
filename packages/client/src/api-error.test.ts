import { expect, it } from 'vitest';
import { ApiError, codeOf, faultsOf, isSessionOver, platformMessageOf, statusOf } from './api-error.ts';

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

it('reads the first message of each field, and what the platform says', () => {
  const refused = new ApiError(422, 1422, 'invalid', { fields: { phone: ['taken', 'odd'], none: [] } });
  expect([faultsOf(refused), platformMessageOf(refused)]).toEqual([{ phone: 'taken' }, 'taken']);
  expect(platformMessageOf(new ApiError(503, 1007, 'not now'))).toBe('not now');
  expect(platformMessageOf(new ApiError(503, 1007, ''))).toBeNull();
  // The client's own words are for developers.
  expect(platformMessageOf(new ApiError(502, 'malformed', 'HTTP 502'))).toBeNull();
});

it('takes a single message without its list, and none at all, as other platforms write them', () => {
  const fields = { email: 'This is taken', phone: null, city: [] } as never;
  expect(faultsOf(new ApiError(422, 1, 'invalid', { fields }))).toEqual({ email: 'This is taken' });
});

it.each([new TypeError('Failed to fetch'), { code: 1003, status: 404 }, null, undefined, 'x'])('answers null for %s', (error) => {
  expect([codeOf(error), statusOf(error)]).toEqual([null, null]);
  expect([faultsOf(error), platformMessageOf(error), isSessionOver(error)]).toEqual([{}, null, false]);
});
