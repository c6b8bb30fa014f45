import { Suspense, useEffect, useState } from 'react';
import { onIdle } from '#app/browser/on-idle.ts';
import { lazyPart } from '#app/lazy-part.ts';

const AfterStart = lazyPart(async () => (await import('./after-start.tsx')).AfterStart);

/** What the page can do without at first is loaded when the browser has nothing else to do. */
export function AfterStartSlot() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <AfterStart />
    </Suspense>
  );
}
