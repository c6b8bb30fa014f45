import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Tabs } from '@verdigale/ui/tabs';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { favoriteGamesQuery, playedGamesQuery } from '#app/queries/games.ts';
import { WithQueries } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { gamesPerRow } from './lobby-row.ts';
import styles from './player-home.module.css';
import { RowList } from './row-list.tsx';

const tabs = ['recently', 'favorites'] as const;
type Tab = (typeof tabs)[number];

/** What a player comes back for: the games played last, and the favourites. */
export function PlayerHome() {
  return (
    <WithQueries>
      <OwnGames />
    </WithQueries>
  );
}

function OwnGames() {
  const text = useContent('pages');
  const [tab, setTab] = useState<Tab>('recently');
  return (
    <section aria-labelledby="player-home" className={styles.own}>
      <div className={styles.head}>
        <h1 className={styles.title} id="player-home">
          {text('pages.home.player.title')}
        </h1>
        <ModalLink modal="add-cash-limit">{text('pages.home.player.limit')}</ModalLink>
      </div>
      <Tabs
        label={text('pages.home.player.title')}
        onSelect={setTab}
        selected={tab}
        tabs={[
          { id: 'recently', label: text('pages.home.player.recently'), panel: <OwnRow tab="recently" /> },
          { id: 'favorites', label: text('pages.favorites.title'), panel: <OwnRow tab="favorites" /> },
        ]}
      />
    </section>
  );
}

function OwnRow({ tab }: { tab: Tab }) {
  const text = useContent('pages');
  const favorites = useQuery({ ...favoriteGamesQuery, enabled: tab === 'favorites' });
  const played = useQuery({ ...playedGamesQuery(gamesPerRow), enabled: tab === 'recently' });
  const { data: games, isError, refetch } = tab === 'favorites' ? favorites : played;
  if (isError && !games) return <LoadFailed onRetry={refetch} look="line" title={text('pages.home.row.failed')} />;
  if (!games) return <Skeleton blockSize="14rem" shape="box" />;
  if (games.length === 0)
    return (
      <div className={styles.empty}>
        <p>{text(tab === 'favorites' ? 'pages.favorites.empty.text' : 'pages.recently.empty.text')}</p>
        <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
          {text('pages.favorites.empty.action')}
        </LocaleLink>
      </div>
    );
  return <RowList games={games} identity="" />;
}
