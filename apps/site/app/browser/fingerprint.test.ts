import { afterEach, expect, it, vi } from 'vitest';
import { readFingerprint } from './fingerprint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps nobody waiting for a browser that never tells its traits', async () => {
  vi.useFakeTimers();
  // The library begins when the browser is idle, which this one never is.
  vi.stubGlobal('window', { requestIdleCallback: () => 0 });
  const fingerprint = readFingerprint();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await fingerprint).toBeUndefined();
});
