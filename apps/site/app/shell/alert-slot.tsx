import { lazy, Suspense, useSyncExternalStore } from 'react';
// With the page, for the reason that stands in after-start-slot.tsx.
import '@verdigale/ui/toast/toast.module.css';

const ToastRegion = lazy(async () => ({ default: (await import('@verdigale/ui/toast')).ToastRegion }));
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
