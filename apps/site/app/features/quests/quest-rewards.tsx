import { questState } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Rosette } from '@verdigale/ui/rosette';
import { Gift } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { MissingQuest } from './missing.tsx';
import styles from './quests.module.css';
import { RewardList } from './reward-list.tsx';
import { useQuest } from './use-quests.ts';

/** What a quest has brought, with a seal that is drawn once; of one that is not over, what it would bring. */
export function QuestRewards({ id }: { id: string }) {
  const text = useContent('modals');
  const { quest, ...all } = useQuest(id);
  if (!quest) return <MissingQuest all={all} />;
  const isReceived = quest.state === questState.completed;
  return (
    <div className={styles.celebration}>
      <span className={styles.seal}>
        <Rosette className={styles.rosette} isDrawn={isReceived} />
        <Icon as={Gift} size={24} />
      </span>
      <p>{text(isReceived ? 'modals.questRewards.done' : 'modals.questRewards.open', { name: quest.name })}</p>
      <RewardList label={text('modals.questsHub.rewards')} look="large" rewards={quest.rewards} />
    </div>
  );
}
