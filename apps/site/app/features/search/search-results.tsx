import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Game } from '@verdigale/contract';
import { ErrorState } from '@verdigale/ui/error-state';
import { LiveRegion } from '@verdigale/ui/live-region';
import { Skeleton } from '@verdigale/ui/skeleton';
import type { CSSProperties } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useCategories } from '#app/features/category/index.ts';
import { coloursOf, coverOf } from '#app/features/lobby/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import { callApi } from '#app/session/index.ts';
import { findByName } from './find-by-name.ts';
import styles from './search-results.module.css';
import { useDebounced } from '#app/use-debounced.ts';

/** Search begins at two characters. (wire 11.2) */
const shortestQuery = 2;
/** Long enough that a fast typist sends one request a word, short enough that nobody waits. (experience 0: bar 23) */
const settleMs = 120;
const gamesShown = 8;

interface Found {
  label: string;
  to: string;
}

/** What fits the typed text, by kind; before anything is typed, ways into the catalogue. */
export function SearchResults({ typed }: { typed: string }) {
  const text = useContent('layout');
  const settled = useDebounced(typed.trim(), settleMs);
  const isSearching = settled.length >= shortestQuery;
  const name = isSearching ? settled : undefined;
  const { data, isError } = useQuery({
    queryKey: ['game.games.list', 'search', name],
    queryFn: async ({ signal }) => ({ name, ...(await callApi('game.games.list', { query: { name, perPage: gamesShown }, signal })) }),
    // What was found for fewer letters stays until the new games are here.
    placeholderData: keepPreviousData,
  });
  const isCurrent = data !== undefined && data.name === name;
  const categories = useCategories().map(({ identity, label }) => ({ label, to: `/categories/${identity}` }));
  const studios = useRootData().providers.map(({ identity, name }) => ({
    label: name,
    to: `/categories/all?provider=${encodeURIComponent(identity)}`,
  }));
  const foundCategories = isSearching ? findByName(categories, labelOf, settled, 4) : categories.slice(0, 8);
  const foundStudios = isSearching ? findByName(studios, labelOf, settled, 4) : [];
  const games = data?.data ?? [];
  const isEmpty = isSearching && isCurrent && games.length + foundCategories.length + foundStudios.length === 0;

  return (
    <div className={styles.results}>
      <LiveRegion>{isSearching && isCurrent ? text('layout.header.search.count', { count: data.meta.totalRows }) : ''}</LiveRegion>
      {isError && <ErrorState look="line" title={text('layout.header.search.failed')} />}
      {isEmpty && <p className={styles.empty}>{text('layout.header.search.empty', { name: settled })}</p>}
      {!data && !isError && <Skeleton lines={5} />}
      {games.length > 0 && (
        <GameResults games={games} heading={text(data?.name ? 'layout.header.search.games' : 'layout.header.search.popular')} />
      )}
      <LinkResults found={foundCategories} heading={text('layout.header.search.categories')} />
      <LinkResults found={foundStudios} heading={text('layout.header.search.providers')} />
    </div>
  );
}

const labelOf = ({ label }: Found) => label;

function GameResults({ games, heading }: { games: readonly Game[]; heading: string }) {
  const { path } = useLocale();
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.games}>
        {games.map((game) => {
          const [first, second] = coloursOf(game);
          return (
            <li key={game.id}>
              <a className={styles.game} href={path(`/games/${game.identity}`)}>
                <span className={styles.cover} style={{ '--tile-a': first, '--tile-b': second } as CSSProperties}>
                  <img alt="" decoding="async" height={64} loading="lazy" width={48} {...coverOf(game, '48px')} />
                </span>
                <span className={styles.name}>{game.name}</span>
                <span className={styles.provider}>{game.provider.name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function LinkResults({ found, heading }: { found: readonly Found[]; heading: string }) {
  const { path } = useLocale();
  if (found.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.links}>
        {found.map(({ label, to }) => (
          <li key={to}>
            <a className={styles.link} href={path(to)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
