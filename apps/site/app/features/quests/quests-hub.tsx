import { useQuery } from '@tanstack/react-query';
import type { PageMeta, Quest } from '@verdigale/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Tabs } from '@verdigale/ui/tabs';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { activeQuestsQuery, availableQuestsQuery, completedStates, endedQuestsQuery, expiredStates } from '#app/queries/quests.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { QuestCard } from './quest-card.tsx';
import styles from './quests.module.css';

const tabs = ['active', 'available', 'completed', 'expired'] as const;
type Tab = (typeof tabs)[number];

/** Every quest of the account that is played with, in four groups. The flag's value names the one that opens; else it is what runs, if anything does. (QUEST-01) */
export function QuestsHub({ value }: { value: string }) {
  const text = useContent('modals');
  const { active: account, isError, refetch } = useAccounts();
  const running = useQuery({ ...activeQuestsQuery(account?.currency ?? ''), enabled: account !== undefined });
  const [chosen, choose] = useState(tabs.find((tab) => tab === value));
  if (isError) return <LoadFailed onRetry={refetch} title={text('modals.questsHub.failed')} />;
  if (!account || running.isPending) return <Skeleton blockSize="20rem" shape="box" />;

  const { currency } = account;
  const panels = {
    active: <QuestList group="active" list={running} onPage={() => undefined} />,
    available: <Available currency={currency} key={currency} />,
    completed: <Ended currency={currency} group="completed" key={currency} states={completedStates} />,
    expired: <Ended currency={currency} group="expired" key={currency} states={expiredStates} />,
  };
  return (
    <div className={styles.hub}>
      <Tabs
        activation="manual"
        label={text('modals.questsHub.tabsLabel')}
        onSelect={choose}
        selected={chosen ?? (running.data?.data.length ? 'active' : 'available')}
        tabs={tabs.map((id) => ({ id, label: text.dynamic('modals.questsHub.tabs', id), panel: panels[id] }))}
      />
      <p className={styles.quiet}>{text('modals.questsHub.hint')}</p>
    </div>
  );
}

function Available({ currency }: { currency: string }) {
  const [page, setPage] = useState(1);
  const list = useQuery(availableQuestsQuery(currency, page));
  return <QuestList group="available" list={list} onPage={setPage} />;
}

function Ended({ currency, group, states }: { currency: string; group: Tab; states: number[] }) {
  const [page, setPage] = useState(1);
  const list = useQuery(endedQuestsQuery(currency, states, page));
  return <QuestList group={group} list={list} onPage={setPage} />;
}

interface QuestListProps {
  group: Tab;
  list: UseQueryResult<{ data: Quest[]; meta: PageMeta }>;
  onPage: (page: number) => void;
}

function QuestList({ group, list, onPage }: QuestListProps) {
  const text = useContent('modals');
  const empty = (
    <EmptyState
      icon={Compass}
      text={text.dynamic('modals.questsHub.empty.text', group)}
      title={text.dynamic('modals.questsHub.empty.title', group)}
    />
  );
  return (
    <PagedList empty={empty} failed={text('modals.questsHub.failed')} list={list} onPage={onPage} pages={text('modals.questsHub.pages')}>
      {(quests) => (
        <div className={styles.cards}>
          {quests.map((quest) => (
            <QuestCard key={quest.id} quest={quest} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
