import { useContent } from '#app/content/use-content.ts';
import { EndTime } from '#app/features/bonuses/index.ts';
import styles from './quests.module.css';

/** Until when a quest runs, by the server's clock; nothing without an end. */
export function QuestEnd({ end }: { end: string | null }) {
  const text = useContent('modals');
  if (end === null) return null;
  return (
    <div className={styles.ends}>
      <span className={styles.label}>{text('modals.questsHub.ends')}</span>
      <EndTime end={end} />
    </div>
  );
}
