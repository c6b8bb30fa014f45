import { useEffect } from 'react';
import { showDrawerCompact, storedDrawerCompact } from './layout-store.ts';

/** The drawer is narrow for as long as this page is open, and as the visitor keeps it afterwards. (wire 21) */
export function useCompactDrawer(): void {
  useEffect(() => {
    showDrawerCompact(true);
    return () => showDrawerCompact(storedDrawerCompact());
  }, []);
}
