import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

/** Work that ends when the test says so. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, running: () => ends.length, endOne: () => ends.shift()!() };
}

it('lets so many work at once and so many wait, and refuses the next with a time to come back', async () => {
  const gate = new Gate({ atOnce: 2, maxWaiting: 1 });
  const { work, running, endOne } = held();
  const passed = [gate.pass(work), gate.pass(work), gate.pass(work)];
  expect(running()).toBe(2);
  await expect(gate.pass(work)).rejects.toMatchObject({ reason: 'unavailable', details: { retryAfter: 2 } });
  endOne();
  await passed[0];
  await expect.poll(running).toBe(2);
  endOne();
  endOne();
  await Promise.all(passed);
  expect(await gate.pass(async () => 'again')).toBe('again');
});

it('goes on after work that failed', async () => {
  const gate = new Gate({ atOnce: 1, maxWaiting: 0 });
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.pass(async () => 'next')).toBe('next');
});

it('lets one asker have a share of it, and everybody else the rest', async () => {
  const gate = new Gate({ atOnce: 4, maxWaiting: 0, share: 2 });
  const { work, running, endOne } = held();
  const passed = [gate.pass(work, 'loud'), gate.pass(work, 'loud')];
  await expect(gate.pass(work, 'loud')).rejects.toMatchObject({ reason: 'tooManyRequests', details: { retryAfter: 1 } });
  passed.push(gate.pass(work, 'quiet'), gate.pass(work));
  expect(running()).toBe(4);
  endOne();
  await passed[0];
  passed.push(gate.pass(work, 'loud'));
  while (running() > 0) endOne();
  await Promise.all(passed);
  // Nothing of anybody's share is left behind.
  const again = [gate.pass(work, 'loud'), gate.pass(work, 'loud')];
  while (running() > 0) endOne();
  await Promise.all(again);
});
