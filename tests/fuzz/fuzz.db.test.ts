import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

it('answers generated requests as the description says, and never fails', { timeout: 120_000 }, async () => {
  const { faults, books, statuses } = await fuzz({ seed, count: 500 });
  expect(faults, `npm run fuzz -- --requests=500 --seed=${seed}`).toEqual([]);
  expect(books).toEqual([]);
  // It reached what is behind the doors.
  expect(statuses[200]).toBeGreaterThan(50);
  expect(Object.keys(statuses).length).toBeGreaterThan(4);
});
