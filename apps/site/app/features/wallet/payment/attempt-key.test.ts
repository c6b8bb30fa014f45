import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attemptKey } from './attempt-key.ts';

const [one, other] = [{ amount: 25 }, { amount: 30 }];

beforeEach(() => {
  vi.useFakeTimers();
  attemptKey.forget();
});
afterEach(() => void vi.useRealTimers());

it('is the same for the same, and another for something else', () => {
  const key = attemptKey.of(one);
  expect(attemptKey.of({ ...one })).toBe(key);
  expect(attemptKey.of(other)).not.toBe(key);
});

it.each([
  ['no answer', true, new ApiError(0, 'network', '')],
  ['a failure in the midst of it', true, new ApiError(500, errors.internal.code, '')],
  ['a failure that another platform has a code of its own for', true, new ApiError(500, 1, '')],
  ['a database that is gone', true, new ApiError(503, errors.unavailable.code, '')],
  ['a refusal', false, new ApiError(422, errors.invalid.code, '')],
  ['a provider that has not answered, by which the deposit is over', false, new ApiError(503, errors.paymentUnavailable.code, '')],
])('after %s the key stays: %s', (_, isKept, error) => {
  const key = attemptKey.of(one);
  attemptKey.forgetIfAnswered(error);
  expect(attemptKey.of(one) === key).toBe(isKept);
});

it('is another ten minutes later: that is meant as a payment of its own', () => {
  const key = attemptKey.of(one);
  vi.advanceTimersByTime(9 * 60_000);
  expect(attemptKey.of(one)).toBe(key);
  vi.advanceTimersByTime(60_000);
  expect(attemptKey.of(one)).not.toBe(key);
});
