import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { gamesQuery } from '#app/queries/games.ts';
import { WithQueries } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { gamesPerRow, type LobbyRow } from './lobby-row.ts';
import { RowList } from './row-list.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

interface LoadedRowProps {
  row: LobbyRow;
  list: RefObject<HTMLUListElement | null>;
}

/** A row whose games the browser loads. */
export function LoadedRow(props: LoadedRowProps) {
  return (
    <WithQueries>
      <Games {...props} />
    </WithQueries>
  );
}

function Games({ row, list }: LoadedRowProps) {
  const text = useContent('pages');
  const { data: games, isError, refetch } = useQuery(gamesQuery({ collectionId: [row.id], perPage: gamesPerRow }));
  if (isError && !games) {
    return <LoadFailed onRetry={refetch} look="line" title={text('pages.home.row.failed')} />;
  }
  return games ? <RowList games={games} identity={row.identity} list={list} /> : <RowSkeleton list={list} />;
}
