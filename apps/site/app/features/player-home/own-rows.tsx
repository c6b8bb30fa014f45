import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '@verdigale/ui/button';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Rosette } from '@verdigale/ui/rosette';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Tabs } from '@verdigale/ui/tabs';
import { useRef, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { gamesPerRow, RowList } from '#app/features/lobby/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { favoriteGamesQuery, playedGamesQuery } from '#app/queries/games.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import styles from './player-home.module.css';

const tabs = ['recently', 'favorites'] as const;
type Tab = (typeof tabs)[number];

/** The games played last, and the favourites. */
export function OwnRows() {
  const text = useContent('pages');
  const [tab, setTab] = useState<Tab>('recently');
  return (
    <Tabs
      label={text('pages.home.player.title')}
      onSelect={setTab}
      selected={tab}
      tabs={[
        { id: 'recently', label: text('pages.recently.title'), panel: <OwnRow tab="recently" /> },
        { id: 'favorites', label: text('pages.favorites.title'), panel: <OwnRow tab="favorites" /> },
      ]}
    />
  );
}

function OwnRow({ tab }: { tab: Tab }) {
  const row = useRef<HTMLDivElement>(null);
  // A heart that is taken off a favourite goes with its tile.
  useHeldFocus(row);
  return (
    <div ref={row} tabIndex={-1}>
      <Games tab={tab} />
    </div>
  );
}

function Games({ tab }: { tab: Tab }) {
  const text = useContent('pages');
  const favorites = useQuery({ ...favoriteGamesQuery, enabled: tab === 'favorites' });
  const played = useQuery({ ...playedGamesQuery(gamesPerRow), enabled: tab === 'recently' });
  const { data: games, isError, refetch } = tab === 'favorites' ? favorites : played;
  if (isError && !games) return <LoadFailed onRetry={refetch} look="line" title={text('pages.home.row.failed')} />;
  if (!games) return <Skeleton blockSize="var(--row)" shape="box" />;
  if (games.length > 0) return <RowList games={games.slice(0, gamesPerRow)} identity="" />;
  return (
    <div className={styles.empty}>
      <Rosette className={styles.rosette} />
      <p>{text(tab === 'favorites' ? 'pages.favorites.empty.text' : 'pages.recently.empty.text')}</p>
      <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
        {text('pages.favorites.empty.action')}
      </LocaleLink>
    </div>
  );
}
