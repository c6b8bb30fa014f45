import { Suspense, use, useEffect, useState } from 'react';
import { useIsServerDrawn } from '#app/browser/use-is-server-drawn.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { ServerOnlyContext } from '#app/server-only.ts';
import styles from './site-menu.module.css';

const SiteMenu = lazyPart(async () => (await import('./site-menu.tsx')).SiteMenu);

/**
 * The menu beside the page on wide screens; in compact mode only its pictograms, each with its label on hover and focus. Its links work as
 * the server has drawn them, and come alive after the page. Where there is no room for it, they stay as they are until there is.
 */
export function DrawerNav() {
  const isServer = use(ServerOnlyContext) !== null;
  const isServerDrawn = useIsServerDrawn() && !isServer;
  const isWide = useWasWide();
  const place = { className: styles.drawer, id: 'site-menu' };
  // React keeps the markup that it finds: the empty string is never written.
  // oxlint-disable-next-line react/no-danger
  if (isServerDrawn && !isWide) return <div {...place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <div {...place}>
      <Suspense>
        <SiteMenu />
      </Suspense>
    </div>
  );
}

/** As the styles have it (site-menu.module.css). */
const wide = '(min-width: 64rem)';

/** Whether there is, or was since the page opened, room for the menu. */
function useWasWide(): boolean {
  const [isWide, setIsWide] = useState(() => import.meta.env.SSR || window.matchMedia(wide).matches);
  useEffect(() => {
    const media = window.matchMedia(wide);
    const see = () => media.matches && setIsWide(true);
    media.addEventListener('change', see);
    return () => media.removeEventListener('change', see);
  }, []);
  return isWide;
}
