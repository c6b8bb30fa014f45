// The styles of the tiles that the server draws.
import '@verdigale/ui/badge.css';
import '@verdigale/ui/tile.css';
import { IconButton } from '@verdigale/ui/button';
import { SectionTitle } from '@verdigale/ui/section-title';
import { memo, Suspense, use, useRef, type RefObject } from 'react';
import { useIsServerDrawn } from '#app/browser/use-is-server-drawn.ts';
import { useContent } from '#app/content/use-content.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ServerOnlyContext } from '#app/server-only.ts';
import { glyphs } from '#app/widgets/glyphs.tsx';
import styles from './game-row.module.css';
import type { LobbyRow } from './lobby-row.ts';
import { RowSkeleton } from './row-skeleton.tsx';
import { useNearViewport } from '#app/browser/use-near-viewport.ts';
import { useRowScroll } from './use-row-scroll.ts';

const DrawnRow = lazyPart(async () => (await import('./row-list.tsx')).RowList);
const LoadedRow = lazyPart(async () => (await import('./loaded-row.tsx')).LoadedRow);

export interface GameRowProps {
  row: LobbyRow;
  title: string;
  /** In sight when the page opens. */
  isFirst?: boolean;
  areCoversFirst?: boolean;
}

interface RowGamesProps {
  row: LobbyRow;
  areCoversFirst: boolean;
  /** Observed in place of the list, whose box the browser does not know while it skips the row. */
  section: RefObject<HTMLElement | null>;
  list: RefObject<HTMLUListElement | null>;
}

/** A collection as a row that scrolls by touch, keys and two buttons. Far from the screen the browser skips drawing it. */
export const GameRow = memo(function GameRow({ row, title, isFirst, areCoversFirst = false }: GameRowProps) {
  const text = useContent('pages');
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { hasPrevious, hasNext, turn } = useRowScroll(section, list);
  const titleId = `row-${row.identity}`;
  return (
    <section aria-labelledby={titleId} className={styles.row} data-first={isFirst || undefined} ref={section}>
      <SectionTitle
        action={
          <>
            <LocaleLink className={styles.all} to={`/categories/${row.identity}`}>
              {text('pages.home.row.all', { count: row.total })}
            </LocaleLink>
            <span className={styles.turns} data-needs="js">
              <IconButton
                aria-disabled={!hasPrevious}
                icon={glyphs.previous}
                isDirectional
                label={text('pages.home.row.previous', { title })}
                look="outline"
                onClick={() => turn(-1)}
                size="sm"
              />
              <IconButton
                aria-disabled={!hasNext}
                icon={glyphs.next}
                isDirectional
                label={text('pages.home.row.next', { title })}
                look="outline"
                onClick={() => turn(1)}
                size="sm"
              />
            </span>
          </>
        }
        id={titleId}
      >
        {title}
      </SectionTitle>
      <RowGames areCoversFirst={areCoversFirst} list={list} row={row} section={section} />
    </section>
  );
});

/**
 * The server writes the tiles into the HTML; the browser leaves that markup alone (nothing in it needs state) and so neither
 * receives these games a second time as data nor hydrates hundreds of nodes. Only a row that this browser draws itself
 * loads its games: one further down, and all of them after a navigation.
 */
function RowGames({ row, section, list, areCoversFirst }: RowGamesProps) {
  const games = use(ServerOnlyContext)?.rows?.[row.identity];
  const isServerDrawn = useIsServerDrawn() && row.isDrawn;
  // Without a boundary, which the browser would look for: the server waits for all of a page.
  if (games) return <DrawnRow areCoversFirst={areCoversFirst} games={games} identity={row.identity} />;
  // The markup is the server's own; the empty string is never written, since React keeps what it finds.
  // oxlint-disable-next-line react/no-danger
  if (isServerDrawn) return <ul className={styles.list} dangerouslySetInnerHTML={{ __html: '' }} ref={list} suppressHydrationWarning />;
  return <NearRow list={list} row={row} section={section} />;
}

function NearRow({ row, section, list }: Omit<RowGamesProps, 'areCoversFirst'>) {
  const isNear = useNearViewport(section);
  const skeleton = <RowSkeleton list={list} />;
  if (!isNear) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <LoadedRow list={list} row={row} />
    </Suspense>
  );
}
