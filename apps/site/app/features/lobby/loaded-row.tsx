import { useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import type { RefObject } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { gamesQuery } from '#app/queries/games.ts';
import { WithQueries } from '#app/session/index.ts';
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
  const text = useContent('pages', 'globalComponents');
  const { data: games, isError, refetch } = useQuery(gamesQuery({ collectionId: [row.id], perPage: gamesPerRow }));
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{text('globalComponents.kit.retry')}</Button>;
    return <ErrorState action={retry} look="line" title={text('pages.home.row.failed')} />;
  }
  return games ? <RowList games={games} identity={row.identity} list={list} /> : <RowSkeleton list={list} />;
}
