import { expect, it } from 'vitest';
import { changedValue, waitingAt } from './waiting-change.ts';

const now = new Date('2026-06-03T12:00:00Z');
const nextDay = new Date('2026-06-04T12:00:00Z');
const week = 7 * 86_400_000;
const limit = { amount: 60, next: null };

it('a lower value holds at once and takes back what waits', () => {
  const loosened = changedValue(limit, 90, now, 24)!;
  expect(loosened).toEqual({ amount: 60, next: { amount: 90, at: nextDay } });
  expect(changedValue(loosened, 60, now, 24)).toEqual({ amount: 60, next: null });
  expect(changedValue(loosened, 30, now, 24)).toEqual({ amount: 30, next: null });
});

it('a higher one, or none, holds after the wait and the same wish once more', () => {
  const loosened = changedValue(limit, 90, now, 24)!;
  expect(changedValue(loosened, 90, new Date(nextDay.getTime() - 1), 24)).toMatchObject({ amount: 60 });
  expect(changedValue(loosened, 120, nextDay, 24)).toMatchObject({ amount: 60, next: { amount: 120 } });
  expect(changedValue(loosened, 90, nextDay, 24)).toEqual({ amount: 90, next: null });
  const ending = changedValue(limit, null, now, 24)!;
  expect(changedValue(ending, null, nextDay, 24)).toBeNull();
});

it('what nobody confirms within a week has lapsed', () => {
  const { next } = changedValue(limit, 90, now, 24)!;
  expect(waitingAt(next, new Date(nextDay.getTime() + week - 1))).toEqual(next);
  expect(waitingAt(next, new Date(nextDay.getTime() + week))).toBeNull();
  expect(changedValue({ amount: 60, next }, 90, new Date(nextDay.getTime() + week), 24)).toMatchObject({ amount: 60 });
});
