import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenPlayable } from './when-playable.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('draws what stands still in the end where the platform does not answer, and after a frame', async () => {
  const draw = vi.fn();
  whenPlayable(draw);
  await vi.advanceTimersByTimeAsync(399);
  expect(frames).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(frames).toHaveLength(1);
  expect(draw).not.toHaveBeenCalled();
  for (const show of frames) show();
  await vi.advanceTimersByTimeAsync(0);
  expect(draw).toHaveBeenCalledOnce();
});
