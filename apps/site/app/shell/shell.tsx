import { LiveRegion } from '@verdigale/ui/live-region';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { ModalSlot } from '#app/modals/modal-slot.tsx';
import { useAnchorNavigation } from './anchor-navigation.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DrawerNav } from './drawer-nav.tsx';
import footer from './footer.module.css';
import { Header } from './header.tsx';
import { readDrawerCompact } from './layout-store.ts';
import { Preloader } from './preloader.tsx';
import { SessionStart } from './session-start.tsx';
import { AfterStartSlot } from './after-start-slot.tsx';
import { AlertSlot, CookiePopupSlot, MobileDrawerSlot } from './slots.tsx';
import { stillPart } from '#app/still-part.tsx';
import { GlyphSheet } from '#app/widgets/glyph-sheet.tsx';
import styles from './shell.module.css';

const Footer = stillPart(async () => (await import('./footer.tsx')).Footer);

/**
 * Everything around the page: the same on every route, and the same for guests and players until the browser knows more. A new address draws
 * what reads it, not all of this.
 */
export const Shell = memo(function Shell({ children }: { children: ReactNode }) {
  const text = useContent('layout');
  useEffect(readDrawerCompact, []);
  return (
    <Anchors>
      <a className={styles.skip} href="#content">
        {text('layout.header.skipLink')}
      </a>
      <GlyphSheet />
      <Preloader />
      <Header />
      <DrawerNav />
      <main className={styles.main} id="content" tabIndex={-1}>
        <noscript>
          <p className={styles.noScript}>{text('layout.header.noScript')}</p>
        </noscript>
        {children}
      </main>
      <Footer as="footer" className={footer.footer} />
      <BottomBar />
      <MobileDrawerSlot />
      <CookiePopupSlot />
      <AfterStartSlot />
      <ModalSlot />
      <AlertSlot />
      <RouteAnnouncer />
      <SessionStart />
      <ScrollRestoration />
    </Anchors>
  );
});

/** Anchors inside are real links that work without scripts; this only saves the reload. */
function Anchors({ children }: { children: ReactNode }) {
  const onClick = useAnchorNavigation();
  return (
    // Nothing is operated here: the clicks are those of the anchors inside, which the keyboard makes too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={styles.shell} onClick={onClick}>
      {children}
    </div>
  );
}

/** Says the new page's title after a navigation and moves the focus to the page, as a document load would. (WCAG 2.4.3) */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return <LiveRegion>{title}</LiveRegion>;
}
