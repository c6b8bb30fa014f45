import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import { useLayout } from './layout-store.ts';

const MobileDrawer = lazyPart(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);

/** The menu of narrow screens; its chunk loads when it first opens, and stays for its way out. */
export function MobileDrawerSlot() {
  const { isDrawerOpen } = useLayout();
  const [wasOpen, setWasOpen] = useState(false);
  if (isDrawerOpen && !wasOpen) setWasOpen(true);
  if (!isDrawerOpen && !wasOpen) return null;
  return (
    <Suspense>
      <MobileDrawer />
    </Suspense>
  );
}
