import { Suspense, useState } from 'react';
import { preloadable } from '#app/lazy-part.ts';
import { useLayout } from './layout-store.ts';

const mobileDrawer = preloadable(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);

/** Loads the menu before it opens; refused while the network fails. */
export const preloadDrawer = mobileDrawer.preload;

/** The menu of narrow screens; its chunk loads when it first opens, and stays for its way out. */
export function MobileDrawerSlot() {
  const { isDrawerOpen } = useLayout();
  const [wasOpen, setWasOpen] = useState(false);
  if (isDrawerOpen && !wasOpen) setWasOpen(true);
  if (!isDrawerOpen && !wasOpen) return null;
  return (
    <Suspense>
      <mobileDrawer.Part />
    </Suspense>
  );
}
