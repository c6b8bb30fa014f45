import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#app/lazy-part.ts';

const AfterStart = lazyPart(async () => (await import('./after-start.tsx')).AfterStart);
const idleAtLatestMs = 2000;

/** What the page can do without at first is loaded when the browser has nothing else to do. */
export function AfterStartSlot() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsIdle(true), idleAtLatestMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsIdle(true), { timeout: idleAtLatestMs });
    return () => cancelIdleCallback(handle);
  }, []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <AfterStart />
    </Suspense>
  );
}
