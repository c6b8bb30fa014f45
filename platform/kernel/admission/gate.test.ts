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

it('keeps one asker in a line of its own behind its share, past which others go', async () => {
  const gate = new Gate({ atOnce: 2, maxWaiting: 4, share: 1, line: 2 });
  const begun: string[] = [];
  const { work, endOne } = held();
  const pass = (who: string) => gate.pass(() => (begun.push(who), work()), who);
  const passed = [pass('loud'), pass('loud'), pass('loud')];
  await expect(pass('loud')).rejects.toMatchObject({ reason: 'tooManyRequests' });
  passed.push(pass('quiet'), pass('next'), pass('last'));
  await expect(pass('one more')).rejects.toMatchObject({ reason: 'unavailable' });
  expect(begun).toEqual(['loud', 'quiet']);
  // The first of the two that end makes room for the loud one's next, the second for whoever stands behind its last.
  endOne();
  await passed[0];
  endOne();
  await expect.poll(() => begun).toEqual(['loud', 'quiet', 'loud', 'next']);
  for (let ended = 0; ended < 4; ended += 1) {
    await expect.poll(() => begun.length).toBeGreaterThanOrEqual(Math.min(6, 3 + ended));
    endOne();
  }
  await Promise.all(passed);
  expect(begun.toSorted()).toEqual(['last', 'loud', 'loud', 'loud', 'next', 'quiet']);
});
