import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import styles from './site-menu.module.css';

const SiteMenu = lazyPart(async () => (await import('./site-menu.tsx')).SiteMenu);

/**
 * The menu beside the page on wide screens; in compact mode only its pictograms, each with its label on hover and focus. Its links work as
 * the server has drawn them, and come alive after the page.
 */
export function DrawerNav() {
  return (
    <div className={styles.drawer} id="site-menu">
      <Suspense>
        <SiteMenu />
      </Suspense>
    </div>
  );
}
