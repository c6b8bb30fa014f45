import { useQuery } from '@tanstack/react-query';
import { Chip } from '@verdigale/ui/chip';
import { EmptyState } from '@verdigale/ui/empty-state';
import { TextField } from '@verdigale/ui/field';
import { Icon } from '@verdigale/ui/icon';
import { LiveRegion } from '@verdigale/ui/live-region';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { useDebounced } from '#app/browser/use-debounced.ts';
import { allStudiosQuery } from '#app/queries/games.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import styles from './studio-browser.module.css';
import { StudioList } from './studio-list.tsx';

type Order = 'name' | 'gameEnabledCount';

/** Searching is the platform's, as that of games: a name may be mistyped. (wire 11.2) */
const settleMs = 500;

/** The studios that have games, found by name and put in order; at first as the page brought them. */
export function StudioBrowser() {
  const text = useContent('pages');
  const { providers } = useRootData();
  const [typed, setTyped] = useState('');
  const [sortBy, setSortBy] = useState<Order>('name');
  const name = useDebounced(typed.trim(), settleMs);
  const isChanged = name !== '' || sortBy !== 'name';
  const byOrder = sortBy === 'gameEnabledCount' ? ({ sortBy, sortOrder: 'desc' } as const) : {};
  const { data, isError, refetch } = useQuery({ ...allStudiosQuery({ ...(name && { name }), ...byOrder }), enabled: isChanged });
  const found = isChanged ? data : providers;
  const outcome = isError ? 'failed' : found && (found.length > 0 ? 'found' : 'empty');
  return (
    <>
      <div className={styles.bar} data-needs="js">
        <TextField
          autoComplete="off"
          label={text('pages.providers.search')}
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
          start={<Icon as={Search} />}
          type="search"
          value={typed}
        />
        <div aria-label={text('pages.providers.sort')} className={styles.orders} role="group">
          {(['name', 'gameEnabledCount'] as const).map((order) => (
            <Chip isSelected={order === sortBy} key={order} onClick={() => setSortBy(order)}>
              {text(order === 'name' ? 'pages.providers.byName' : 'pages.providers.byGames')}
            </Chip>
          ))}
        </div>
      </div>
      <LiveRegion>{isChanged && outcome && text(`pages.providers.${outcome}`, { count: found?.length ?? 0 })}</LiveRegion>
      {isError && <LoadFailed onRetry={refetch} title={text('pages.providers.failed')} />}
      {!found && !isError && <Skeleton lines={6} />}
      {found && found.length > 0 && <StudioList providers={found} />}
      {found?.length === 0 && <EmptyState icon={SearchX} level={2} title={text('pages.providers.empty')} />}
    </>
  );
}
