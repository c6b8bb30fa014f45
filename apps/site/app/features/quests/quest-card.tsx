import { questState, type Quest } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { Card } from '@verdigale/ui/card';
import { useContent } from '#app/content/use-content.ts';
import { QuestActions } from './quest-actions.tsx';
import { QuestEnd } from './quest-end.tsx';
import styles from './quests.module.css';
import { RewardList } from './reward-list.tsx';
import { doneCount, isClaimable, isOrdered } from './rules/task-progress.ts';
import { TaskList } from './task-list.tsx';

/** A quest: what to do and how far it is, what it brings and until when, before anything is begun. (QUEST-01) */
export function QuestCard({ quest }: { quest: Quest }) {
  const text = useContent('modals', 'globalComponents');
  const { completed, available, active } = questState;
  const isReady = isClaimable(quest);
  const isOpen = quest.state === available || quest.state === active;
  const status = isReady ? text('modals.questsHub.ready') : text.dynamic('globalComponents.constants.questsStatuses', String(quest.state));
  const rewards = text(quest.state === completed ? 'modals.questsHub.received' : 'modals.questsHub.rewards');
  return (
    <Card as="article" className={styles.card} look={isReady ? 'certificate' : 'plain'}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{quest.name}</bdi>
        </h3>
        {(isReady || !isOpen) && <Badge tone={isReady || quest.state === completed ? 'gain' : 'neutral'}>{status}</Badge>}
      </div>
      {quest.description && (
        <p className={styles.text}>
          <bdi>{quest.description}</bdi>
        </p>
      )}
      {isOpen && <TaskList quest={quest} />}
      {!isOpen && <p className={styles.text}>{text('modals.questsHub.tasksDone', { done: doneCount(quest), all: quest.tasks.length })}</p>}
      {isOpen && !isReady && isOrdered(quest) && <p className={styles.quiet}>{text('modals.questsHub.order')}</p>}
      <div className={styles.gives}>
        <p className={styles.label}>{rewards}</p>
        <RewardList label={rewards} rewards={quest.rewards} />
      </div>
      {isOpen && <QuestEnd quest={quest} />}
      <QuestActions quest={quest} />
    </Card>
  );
}
