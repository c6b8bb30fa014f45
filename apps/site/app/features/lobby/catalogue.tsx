import { useInfiniteQuery } from '@tanstack/react-query';
import { Chip } from '@verdigale/ui/chip';
import { EmptyState } from '@verdigale/ui/empty-state';
import { LoadMore } from '@verdigale/ui/load-more';
import { SearchX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modals/use-modals.ts';
import { useRootData } from '#app/root-data.ts';
import { callApi } from '#app/session/index.ts';
import { filterQuery, filterSearch, type CatalogueFilter } from './catalogue-filter.ts';
import styles from './catalogue.module.css';
import { GameGrid } from './game-grid.tsx';
import type { LoadedCatalogue } from './load-catalogue.ts';

/** The games of a category with its filters; the first page comes with the page, further ones by a button. */
export function Catalogue({ identity, filter, games, total }: LoadedCatalogue) {
  const text = useContent('pages');
  const { data, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['game.games.list', 'pages', filter],
    queryFn: async ({ pageParam }) => (await callApi('game.games.list', { query: filterQuery(filter, pageParam) })).data,
    initialData: { pages: [games], pageParams: [1] },
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = data.pages.flat();
  return (
    <>
      <Filters filter={filter} identity={identity} />
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} level={2} text={text('pages.category.empty.text')} title={text('pages.category.empty.title')} />
      ) : (
        <>
          <GameGrid games={shown} />
          <LoadMore
            countText={text('pages.category.shown', { shown: shown.length, total })}
            isLoading={isFetchingNextPage}
            onLoad={() => void fetchNextPage()}
            shown={shown.length}
            total={total}
          >
            {text('pages.category.loadMore')}
          </LoadMore>
        </>
      )}
    </>
  );
}

function Filters({ filter, identity }: { filter: CatalogueFilter; identity: string }) {
  const text = useContent('pages');
  const navigate = useNavigate();
  const { path } = useLocale();
  const { providers } = useRootData();

  const change = (next: Partial<CatalogueFilter>) =>
    void navigate(path(`/categories/${identity}`) + filterSearch({ ...filter, ...next }), { preventScrollReset: true, replace: true });
  const toggle = (provider: string) => {
    const isOn = filter.providers.includes(provider);
    change({ providers: isOn ? filter.providers.filter((item) => item !== provider) : [...filter.providers, provider] });
  };

  const { open } = useModals();
  return (
    <div aria-label={text('pages.category.filters')} className={styles.filters} data-needs="js" role="group">
      <Chip onClick={() => open('categories')}>{text('pages.home.categories')}</Chip>
      <Chip onClick={() => open('providers')}>{text('pages.providers.title')}</Chip>
      <Chip isSelected={filter.sortBy === 'name'} onClick={() => change({ sortBy: filter.sortBy === 'name' ? 'default' : 'name' })}>
        {text('pages.category.sortByName')}
      </Chip>
      {providers.map(({ identity: provider, name }) => (
        <Chip isSelected={filter.providers.includes(provider)} key={provider} onClick={() => toggle(provider)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
