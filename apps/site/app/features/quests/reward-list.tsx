import { rewardType, type QuestReward } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Coins, Crown, Gift, Sparkles, type LucideIcon } from 'lucide-react';
import styles from './quests.module.css';
import { useRewardWords } from './use-reward-words.ts';

const icons: Readonly<Record<number, LucideIcon>> = {
  [rewardType.money]: Coins,
  [rewardType.bonus]: Gift,
  [rewardType.freeSpins]: Sparkles,
  [rewardType.points]: Crown,
};

interface RewardListProps {
  rewards: readonly QuestReward[];
  label: string;
  /** `short` leaves out what must be known of each before it is taken. */
  look?: 'line' | 'large' | 'short';
}

/** What a quest brings. */
export function RewardList({ rewards, label, look = 'line' }: RewardListProps) {
  const wordsOf = useRewardWords();
  return (
    <ul aria-label={label} className={styles.rewards} data-look={look}>
      {rewards.map((reward, at) => {
        const { what, note } = wordsOf(reward);
        return (
          <li key={at}>
            <Icon as={icons[reward.type] ?? Gift} />
            <span className={styles.words}>
              <strong>{what}</strong>
              {note && look !== 'short' && <span className={styles.quiet}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
