import { useQuery } from '@tanstack/react-query';
import { SectionTitle } from '@verdigale/ui/section-title';
import { useId, type ReactNode } from 'react';
import { useIsHydrating } from '#app/browser/use-is-hydrating.ts';
import { useMedia } from '#app/browser/use-media.ts';
import { useContent } from '#app/content/use-content.ts';
import { tournamentsQuery } from '#app/queries/tournaments.ts';
import { useSession } from '#app/session/index.ts';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { usePageNumber } from '#app/widgets/use-page-number.ts';
import { isListed, listQuery, perPage } from './list-query.ts';
import type { LoadedList } from './load-tournaments.ts';
import { askAgainIn } from './rules/ask-again.ts';
import { TournamentCard, type TournamentTexts } from './tournament-card.tsx';
import styles from './tournaments.module.css';

/** As in tournaments.module.css. */
const smallPhone = '(width < 40rem)';

interface TournamentSectionProps {
  title: string;
  pages: string;
  /** The query parameter of the page of this list. */
  pageParam: string;
  states: readonly number[];
  /** The first page, as it came with the page of the site. */
  loaded: LoadedList;
  texts: TournamentTexts;
  empty: ReactNode;
}

/** One list with its cards, page by page. */
export function TournamentSection({ title, pages, pageParam, states, loaded, texts, empty }: TournamentSectionProps) {
  const text = useContent('pages');
  const titleId = useId();
  const { status } = useSession();
  const [asked, goTo] = usePageNumber(pageParam);
  // The server keeps one page for everybody, which has the first.
  const page = useIsHydrating() ? 1 : asked;
  const rows = useMedia(smallPhone) ? perPage.smallPhone : perPage.usual;
  const list = useQuery({
    ...tournamentsQuery(listQuery(Object.keys(texts), states, page, rows), status === 'player'),
    enabled: status === 'guest' || status === 'player',
    refetchInterval: ({ state }) => askAgainIn(state.data?.data ?? [], state),
    // No initial data: the server's cache outlives a render, and the next one would show what the first had.
    ...(page === 1 && { placeholderData: firstOf(loaded, rows) }),
  });
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionTitle id={titleId}>{title}</SectionTitle>
      <PagedList empty={empty} failed={text('pages.tournament.failed')} list={list} onPage={goTo} pages={pages}>
        {(tournaments) => (
          <ul className={styles.cards} data-folded={page === 1 || undefined}>
            {tournaments.filter(isListed(Object.keys(texts))).map((tournament) => (
              <TournamentCard key={tournament.id} texts={texts} tournament={tournament} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

const firstOf = ({ data, meta }: LoadedList, rows: number): LoadedList => ({
  data: data.slice(0, rows),
  meta: { ...meta, perPage: rows, totalPages: Math.ceil(meta.totalRows / rows) },
});
