import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PageMeta, Quest } from '@verdigale/contract';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Tabs } from '@verdigale/ui/tabs';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import {
  activeQuestsQuery,
  availableQuestsQuery,
  completedStates,
  endedQuestsQuery,
  expiredStates,
  type QuestsOf,
} from '#app/queries/quests.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { QuestCard } from './quest-card.tsx';
import styles from './quests.module.css';
import { useQuestsOf } from './use-quests.ts';

const tabs = ['active', 'available', 'completed', 'expired'] as const;
type Tab = (typeof tabs)[number];

/** Every quest of the account that is played with, in four groups. The flag's value names the one that opens; else it is what runs, if anything does. (QUEST-01) */
export function QuestsHub({ value }: { value: string }) {
  const text = useContent('modals');
  const { of, isReady, isError, refetch } = useQuestsOf();
  const running = useQuery({ ...activeQuestsQuery(of), enabled: isReady });
  const [chosen, choose] = useState(tabs.find((tab) => tab === value));
  if (isError) return <LoadFailed onRetry={refetch} title={text('modals.questsHub.failed')} />;
  if (running.isPending) return <Skeleton blockSize="20rem" shape="box" />;

  const panels = {
    active: <QuestList group="active" list={running} onPage={() => undefined} />,
    available: <Available key={of.currency} of={of} />,
    completed: <Ended group="completed" key={of.currency} of={of} states={completedStates} />,
    expired: <Ended group="expired" key={of.currency} of={of} states={expiredStates} />,
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

function Available({ of }: { of: QuestsOf }) {
  const [page, setPage] = useState(1);
  const list = useQuery(availableQuestsQuery(of, page));
  return <QuestList group="available" list={list} onPage={setPage} />;
}

function Ended({ of, group, states }: { of: QuestsOf; group: Tab; states: number[] }) {
  const [page, setPage] = useState(1);
  const list = useQuery(endedQuestsQuery(of, states, page));
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
