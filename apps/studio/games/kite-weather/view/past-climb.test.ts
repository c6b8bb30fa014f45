import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { multiplierAt } from '../growth.ts';
import { PastClimb } from './past-climb.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('stands at its end, and flies there again from the ground', async () => {
  const climb = new PastClimb({ cashedOutAt: null, endedAt: 150 });
  expect([climb.round.phase, climb.round.end?.result]).toEqual(['over', 150]);
  const flown = climb.fly();
  expect([climb.round.phase, multiplierAt(climb.now())]).toEqual(['running', 100]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(multiplierAt(climb.now())).toBe(143);
  await vi.advanceTimersByTimeAsync(1_000);
  await flown;
  expect(climb.round.end).toMatchObject({ result: 150 });
});

it('ends for who left where he left, and does not say how high it went', async () => {
  const climb = new PastClimb({ cashedOutAt: 200, endedAt: null });
  const flown = climb.fly();
  await vi.advanceTimersByTimeAsync(60_000);
  await flown;
  expect([climb.round.phase, climb.round.end, multiplierAt(climb.now())]).toEqual(['running', null, 200]);
});

it('shows the highest climb within eight seconds, or at once when it is hurried', async () => {
  const climb = new PastClimb({ cashedOutAt: 1_000_000, endedAt: null });
  let flown = climb.fly();
  await vi.advanceTimersByTimeAsync(8_001);
  await flown;
  expect(multiplierAt(climb.now())).toBe(1_000_000);
  flown = climb.fly();
  climb.finish();
  await flown;
  expect(multiplierAt(climb.now())).toBe(1_000_000);
});
