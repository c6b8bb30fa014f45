import { useQuery } from '@tanstack/react-query';
import { Button, buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Dices, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { roundsQuery } from '#app/queries/rounds.ts';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { useAddressFilter } from '#app/widgets/use-address-filter.ts';
import { usePageNumber } from '#app/widgets/use-page-number.ts';
import styles from '../history.module.css';
import { isFiltered, isRangeWrong } from '../invoice-filter.ts';
import { noSpinFilter, spinQuery, spinRules } from './spin-filter.ts';
import { SpinFilters } from './spin-filters.tsx';
import { SpinTable } from './spin-table.tsx';

/** A page of rounds, newest first. */
export function Spins() {
  const text = useContent('history');
  const [filter, change] = useAddressFilter(noSpinFilter, spinRules);
  const [page, goTo] = usePageNumber();
  const panel = useRef<HTMLDivElement>(null);
  useHeldFocus(panel);
  const list = useQuery({ ...roundsQuery(spinQuery(filter, page)), enabled: !isRangeWrong(filter) });

  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      <SpinFilters filter={filter} onChange={change} />
      <PagedList
        empty={isFiltered(filter) ? <NoMatch onClear={() => change(noSpinFilter)} /> : <NoSpins />}
        failed={text('history.spins.failed')}
        list={list}
        onPage={goTo}
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
