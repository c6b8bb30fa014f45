import { useQuery } from '@tanstack/react-query';
import { Button, buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Dices, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { roundsQuery } from '#app/queries/rounds.ts';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { useHeldFocus } from '#app/widgets/use-held-focus.ts';
import styles from '../history.module.css';
import { isFiltered, isRangeWrong } from '../invoice-filter.ts';
import { noSpinFilter, spinQuery, type SpinFilter, type SpinPlace } from './spin-filter.ts';
import { SpinFilters } from './spin-filters.tsx';
import { SpinTable } from './spin-table.tsx';

interface SpinsProps {
  place: SpinPlace;
  onMove: (place: SpinPlace) => void;
}

/** A page of rounds, newest first. */
export function Spins({ place: { filter, page }, onMove }: SpinsProps) {
  const text = useContent('history');
  const panel = useRef<HTMLDivElement>(null);
  useHeldFocus(panel);
  const list = useQuery({ ...roundsQuery(spinQuery(filter, page)), enabled: !isRangeWrong(filter) });

  const change = (next: SpinFilter) => onMove({ filter: next, page: 1 });
  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      <SpinFilters filter={filter} onChange={change} />
      <PagedList
        empty={isFiltered(filter) ? <NoMatch onClear={() => change(noSpinFilter)} /> : <NoSpins />}
        failed={text('history.spins.failed')}
        list={list}
        onPage={(next) => onMove({ filter, page: next })}
        pages={text('history.spins.pages')}
      >
        {(rows) => <SpinTable isBusy={list.isPlaceholderData} spins={rows} />}
      </PagedList>
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const text = useContent('history');
  return (
    <EmptyState
      action={<Button onClick={onClear}>{text('history.transactions.noMatch.button')}</Button>}
      icon={SearchX}
      level={2}
      text={text('history.spins.noMatch')}
      title={text('history.transactions.noMatch.title')}
    />
  );
}

function NoSpins() {
  const text = useContent('history');
  return (
    <EmptyState
      action={
        <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
          {text('history.spins.empty.button')}
        </LocaleLink>
      }
      icon={Dices}
      level={2}
      text={text('history.spins.empty.text')}
      title={text('history.spins.empty.title')}
    />
  );
}
