import { Button, buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { LoadMore } from '@verdigale/ui/load-more';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { WithQueries } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { everything, filterSearch, narrowingCount, readFilter, type CatalogueFilter } from '#app/games/catalogue-filter.ts';
import { gamesOn } from '#app/queries/games.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameGridSkeleton } from './game-grid-skeleton.tsx';
import type { LoadedCatalogue } from './load-catalogue.ts';
import { useCatalogue } from './use-catalogue.ts';

/** The games of a category with its filters, which the address keeps. */
export function Catalogue(loaded: LoadedCatalogue) {
  return (
    <WithQueries>
      <Games {...loaded} />
    </WithQueries>
  );
}

function Games(loaded: LoadedCatalogue) {
  const text = useContent('pages');
  const navigate = useNavigate();
  const { path } = useLocale();
  const [search] = useSearchParams();
  const whole = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  useHeldFocus(whole, filters);
  const filter = readFilter(search, loaded.filter.collectionId);
  const { data, isPartial, missing, isError, isFetchingNextPage, fetchNextPage, hasNextPage, refetch } = useCatalogue(filter, loaded);
  const total = data?.pages.at(-1)?.total;
  const games = gamesOn(data?.pages);
  const change = (next: Partial<CatalogueFilter>) =>
    void navigate(path(`/categories/${loaded.identity}`) + filterSearch({ ...filter, ...next }), {
      preventScrollReset: true,
      replace: true,
    });
  const failed = (retry: () => unknown) => <LoadFailed onRetry={retry} title={text('pages.home.row.failed')} />;
  return (
    <div ref={whole}>
      <CatalogueFilters filter={filter} onChange={change} ref={filters} total={total} />
      {!data && (isError ? failed(refetch) : <GameGridSkeleton count={24} />)}
      {total === 0 && <NothingFits isNarrowed={narrowingCount(filter) > 0} onClear={() => change(everything)} />}
      {total !== undefined && total > 0 && (
        <>
          <GameGrid games={games} identity={loaded.identity} missing={missing} />
          {isError && failed(isPartial ? refetch : fetchNextPage)}
          {!isError && (hasNextPage || data!.pages.length > 1) && (
            <LoadMore
              countText={text('pages.category.shown', { shown: games.length, total: hasNextPage ? total : games.length })}
              isLoading={isFetchingNextPage}
              onLoad={() => void fetchNextPage()}
              shown={games.length}
              total={hasNextPage ? total : games.length}
            >
              {text('pages.category.loadMore')}
            </LoadMore>
          )}
        </>
      )}
    </div>
  );
}

function NothingFits({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const text = useContent('pages');
  const action = isNarrowed ? (
    <Button onClick={onClear} variant="primary">
      {text('pages.category.clear')}
    </Button>
  ) : (
    <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
      {text('pages.favorites.empty.action')}
    </LocaleLink>
  );
  return (
    <EmptyState
      action={action}
      icon={SearchX}
      level={2}
      text={text(isNarrowed ? 'pages.category.empty.text' : 'pages.category.empty.noGames')}
      title={text('pages.category.empty.title')}
    />
  );
}
