import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { LiveRegion } from '@verdigale/ui/live-region';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useCategories } from '#app/features/category/index.ts';
import { foundGamesQuery, gamesOn, gamesQuery, studiosQuery } from '#app/queries/games.ts';
import { studioPath } from '#app/games/game-path.ts';
import { useRootData } from '#app/root-data.ts';
import { useDebounced } from '#app/browser/use-debounced.ts';
import { findByName } from './find-by-name.ts';
import { FoundGames } from './found-games.tsx';
import { FoundLinks, type FoundLink } from './found-links.tsx';
import styles from './search-results.module.css';

/** Search begins at two characters and asks once nobody has typed for this long. (wire 11.2) */
const shortestQuery = 2;
const settleMs = 500;
const linksShown = 4;
const gamesPerPage = 5;

interface SearchResultsProps {
  typed: string;
  /** What Enter was pressed on: it does not wait. */
  asked: string;
}

/** What fits the typed text, by kind; before anything is typed, ways into the catalogue. */
export function SearchResults({ typed, asked }: SearchResultsProps) {
  const text = useContent('layout');
  const wanted = typed.trim();
  const settled = useDebounced(wanted, settleMs);
  const isSearching = wanted.length >= shortestQuery;
  const word = asked.trim() === wanted ? wanted : settled;
  const name = isSearching && word.length >= shortestQuery ? word : null;
  const found = useInfiniteQuery(foundGamesQuery(name, gamesPerPage));
  const studios = useQuery({ ...studiosQuery({ name: name ?? '', perPage: linksShown }), enabled: name !== null });
  // For somebody who has not typed yet or has found nothing.
  const suggested = useQuery(gamesQuery({ perPage: linksShown }));
  const categories = useCategories().map(({ identity, label }) => ({ label, to: `/categories/${identity}` }));
  const known = useRootData().providers.map(studioLink);

  // What the page knows itself is there with the letter; the platform's word follows.
  const foundCategories = isSearching ? findByName(categories, labelOf, wanted, linksShown) : categories.slice(0, 2 * linksShown);
  const foundStudios = isSearching
    ? firstOf([...findByName(known, labelOf, wanted, linksShown), ...(studios.data ?? []).map(studioLink)])
    : [];
  const games = isSearching ? gamesOn(found.data?.pages.map(({ data }) => ({ games: data }))) : [];
  const last = found.data?.pages.at(-1);
  const isCurrent = name === wanted && last?.name === wanted;
  const isLooked = isCurrent && !studios.isPending && !studios.isPlaceholderData;
  const isEmpty = isSearching && isLooked && games.length + foundCategories.length + foundStudios.length === 0;
  const isFailed = found.isError || (!isSearching && suggested.isError);
  return (
    <div className={styles.results}>
      <LiveRegion>{isSearching && isCurrent ? text('layout.header.search.count', { count: last.meta.totalRows }) : ''}</LiveRegion>
      {isFailed && <ErrorState look="line" title={text('layout.header.search.failed')} />}
      {isEmpty && <p className={styles.empty}>{text('layout.header.search.empty', { name: wanted })}</p>}
      {isSearching && !found.data && !found.isError && <Skeleton lines={5} />}
      {games.length > 0 && (
        <FoundGames games={games} heading={text('layout.header.search.games')}>
          {found.hasNextPage && (
            <Button isLoading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} size="sm" variant="ghost">
              {text('layout.header.search.more')}
            </Button>
          )}
        </FoundGames>
      )}
      {(!isSearching || isEmpty) && suggested.data && <FoundGames games={suggested.data} heading={text('layout.header.search.popular')} />}
      <FoundLinks found={foundCategories} heading={text('layout.header.search.categories')} />
      <FoundLinks found={foundStudios} heading={text('layout.header.search.providers')} />
    </div>
  );
}

/** The box that they will fill: the sheet comes up before they are made. */
export function SearchResultsPlace() {
  return <div aria-busy className={styles.results} />;
}

const labelOf = ({ label }: FoundLink) => label;

function studioLink({ identity, name }: { identity: string; name: string }): FoundLink {
  return { label: name, to: studioPath(identity) };
}

/** Each once, as many as are shown. */
function firstOf(links: readonly FoundLink[]): FoundLink[] {
  return [...new Map(links.map((link) => [link.to, link])).values()].slice(0, linksShown);
}
