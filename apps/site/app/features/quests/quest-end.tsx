import { questState, type Quest } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { EndTime } from '#app/features/bonuses/index.ts';
import styles from './quests.module.css';
import { isClaimable } from './rules/task-progress.ts';

/** Until when a quest runs, by the server's clock; nothing without an end, or once it is done: its reward waits however long. */
export function QuestEnd({ quest }: { quest: Quest }) {
  const text = useContent('modals');
  const { endAt: end, state } = quest;
  if (end === null || (state === questState.active && isClaimable(quest))) return null;
  return (
    <div className={styles.ends}>
      <span className={styles.label}>{text('modals.questsHub.ends')}</span>
      <EndTime end={end} />
    </div>
  );
}
