import type { Quest } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import styles from './quests.module.css';
import { RewardList } from './reward-list.tsx';
import { doneCount } from './rules/task-progress.ts';

/** What goes when a quest is given up, and what stays. */
export function QuestEnding({ quest }: { quest: Quest }) {
  const text = useContent('modals');
  return (
    <dl className={styles.ending}>
      <div>
        <dt>{text('modals.cancelQuest.goes')}</dt>
        <dd>
          {text('modals.questsHub.tasksDone', { done: doneCount(quest), all: quest.tasks.length })}
          <RewardList label={text('modals.questsHub.rewards')} look="short" rewards={quest.rewards} />
        </dd>
      </div>
      <div>
        <dt>{text('modals.cancelQuest.stays')}</dt>
        <dd>{text('modals.cancelQuest.own')}</dd>
      </div>
    </dl>
  );
}
