import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Compass } from 'lucide-react';
import { useRef } from 'react';
import { BetsPage } from './bets/bets-page.tsx';
import { EventPage } from './event/event-page.tsx';
import { FavouritesPage, HomePage, LivePage, PlacePage, SearchPage, SoonPage } from './offer/offer-pages.tsx';
import { SportsTree } from './offer/sports-tree.tsx';
import type { Route } from './route/route.ts';
import { navigate, usePath, useRoute } from './route/router.ts';
import { Guard } from './shell/guard.tsx';
import { OfflineNote } from './shell/offline-note.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { SharedSlip } from './slip/shared-slip.tsx';
import { SlipBar } from './slip/slip-bar.tsx';
import { SlipView } from './slip/slip-view.tsx';
import { useText } from './texts/texts.ts';
import { useIsWide } from './shell/use-is-wide.ts';
import styles from './app.module.css';

/** The whole client: sports at one side, the slip at the other, or below it on a small screen. */
export function App() {
  const text = useText();
  const route = useRoute();
  const path = usePath();
  const isWide = useIsWide();
  const main = useRef<HTMLElement>(null);
  useHeldFocus(main);
  return (
    <div className={styles.app}>
      <Guard>
        <TopBar />
      </Guard>
      <OfflineNote />
      <div className={styles.columns}>
        {isWide && (
          <nav aria-label={text('nav.sports')} className={styles.tree}>
            <SportsTree />
          </nav>
        )}
        <main className={styles.main} ref={main} tabIndex={-1}>
          <h1 className={styles.title}>{text('title')}</h1>
          <Guard key={path}>
            <Page route={route} />
          </Guard>
        </main>
        {isWide && (
          <aside aria-label={text('slip.title')} className={styles.slip}>
            <h2>{text('slip.title')}</h2>
            <Guard>
              <SlipView />
            </Guard>
          </aside>
        )}
      </div>
      {!isWide && (
        <Guard>
          <SlipBar />
        </Guard>
      )}
    </div>
  );
}

function Nowhere() {
  const text = useText();
  const home = <Button onClick={() => navigate('/')}>{text('nav.home')}</Button>;
  return <EmptyState action={home} icon={Compass} level={2} title={text('unknown')} />;
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'live':
      return <LivePage />;
    case 'soon':
      return <SoonPage />;
    case 'favourites':
      return <FavouritesPage />;
    case 'sport':
      return <PlacePage sport={route.sport} />;
    case 'tournament':
      return <PlacePage category={route.category} sport={route.sport} tournament={route.tournament} />;
    case 'event':
      return <EventPage id={route.id} key={route.id} />;
    case 'search':
      return <SearchPage text={route.text} />;
    case 'bets':
      return <BetsPage isSettled={route.isSettled} />;
    case 'slip':
      return <SharedSlip legs={route.legs} />;
    case 'unknown':
      return <Nowhere />;
  }
}
