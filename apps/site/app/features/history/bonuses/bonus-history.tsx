import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Tabs } from '@verdigale/ui/tabs';
import { Gift } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { playerBonusesQuery, playerFreespinsQuery } from '#app/queries/bonuses.ts';
import { PagedList, type PagedListProps } from '#app/widgets/paged-list.tsx';
import { usePageNumber } from '#app/widgets/use-page-number.ts';
import styles from '../history.module.css';
import { useKind } from '../use-kind.ts';
import { BonusTable } from './bonus-table.tsx';
import { SpinsBonusTable } from './spins-bonus-table.tsx';

const kinds = ['cash', 'spins'] as const;

/** All bonuses that there were, and all free spins, in every currency. (wire 21) */
export function BonusHistory() {
  const text = useContent('history');
  const [kind, setKind] = useKind(kinds);
  const panels = { cash: <Cash />, spins: <Spins /> };
  return (
    <Tabs
      label={text('history.bonuses.kinds')}
      look="switch"
      onSelect={setKind}
      selected={kind}
      tabs={kinds.map((id) => ({ id, label: text(`history.bonuses.${id}`), panel: panels[id] }))}
    />
  );
}

function Cash() {
  const { page, onPage } = usePage();
  const list = useQuery(playerBonusesQuery(page));
  return (
    <Panel list={list} onPage={onPage}>
      {(rows) => <BonusTable bonuses={rows} isBusy={list.isPlaceholderData} />}
    </Panel>
  );
}

function Spins() {
  const { page, onPage } = usePage();
  const list = useQuery(playerFreespinsQuery(page));
  return (
    <Panel list={list} onPage={onPage}>
      {(rows) => <SpinsBonusTable isBusy={list.isPlaceholderData} spins={rows} />}
    </Panel>
  );
}

/** A page of the history. (wire 12.3) */
function usePage() {
  const { locale } = useLocale();
  const [page, onPage] = usePageNumber();
  return { page: { page, perPage: 10, sortOrder: 'desc' as const, locale }, onPage };
}

function Panel<Row>({ list, onPage, children }: Pick<PagedListProps<Row>, 'list' | 'onPage' | 'children'>) {
  const text = useContent('history');
  return (
    <div className={styles.panel}>
      <PagedList empty={<None />} failed={text('history.bonuses.failed')} list={list} onPage={onPage} pages={text('history.bonuses.pages')}>
        {children}
      </PagedList>
    </div>
  );
}

function None() {
  const text = useContent('history');
  return (
    <EmptyState
      action={
        <LocaleLink to="/profile/bonuses" {...buttonLook({ variant: 'primary' })}>
          {text('history.bonuses.empty.button')}
        </LocaleLink>
      }
      icon={Gift}
      level={2}
      text={text('history.bonuses.empty.text')}
      title={text('history.bonuses.empty.title')}
    />
  );
}
