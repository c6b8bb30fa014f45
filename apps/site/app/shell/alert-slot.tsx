import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#app/lazy-part.ts';

const ToastRegion = lazyPart(async () => (await import('@verdigale/ui/toast')).ToastRegion);
const never = () => () => undefined;

/** The place of alerts, loaded once the page has started: it has to be there before the first alert, not before the page. */
export function AlertSlot() {
  const isStarted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isStarted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
