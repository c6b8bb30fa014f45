import { noteServerTime } from '@verdigale/client/server-clock';
import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { useCountdown } from './countdown.ts';

it.each([
  ['ahead', -20],
  ['behind', 20],
])('counts to the end of a payment by the server’s time on a device whose clock is twenty minutes %s', (_, minutes) => {
  const server = Date.now() + minutes * 60_000;
  noteServerTime(new Date(server).toUTCString());
  onTestFinished(() => noteServerTime(new Date().toUTCString()));
  const { result } = renderHook(() => useCountdown(new Date(server + 120_000).toISOString()));
  const { seconds, isOver, spoken } = result.current;
  expect(Math.abs(seconds! - 120)).toBeLessThanOrEqual(2);
  expect([isOver, spoken]).toEqual([false, undefined]);
});
