import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@verdigale/ui/empty-state';
import { MonitorSmartphone } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { usePageNumber } from '#app/widgets/use-page-number.ts';
import { sessionsQuery } from '#app/queries/player.ts';
import { SessionTable } from './session-table.tsx';

const perPage = 10;

/** Where the player is and was signed in, newest first, a page at a time. (AUTH-15) */
export function SessionList() {
  const text = useContent('profile');
  const [page, goTo] = usePageNumber();
  const list = useQuery(sessionsQuery({ page, perPage }));
  return (
    <PagedList
      empty={<EmptyState icon={MonitorSmartphone} title={text('profile.security.sessions.empty')} />}
      failed={text('profile.security.sessions.failed')}
      list={list}
      onPage={goTo}
      pages={text('profile.security.sessions.pages')}
    >
      {(rows) => <SessionTable isBusy={list.isPlaceholderData} sessions={rows} />}
    </PagedList>
  );
}
