import { rewardType, type QuestReward } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useMoney } from '#app/money/use-money.ts';

export interface RewardWords {
  /** `€5.00`, `Free spins: 10`. */
  what: string;
  /** What must be known of it before it is taken; null where it is the player's own at once. */
  note: string | null;
}

export function useRewardWords(): (reward: QuestReward) => RewardWords {
  const text = useContent('modals');
  const { locale } = useLocale();
  const moneyOf = useMoney();
  return ({ type, amount, attributes: { isoCode, lockBalance } }) => {
    const count = new Intl.NumberFormat(languageTag(locale)).format(amount);
    const money = isoCode === null ? count : moneyOf(isoCode).format(amount);
    switch (type) {
      case rewardType.money:
        return { what: money, note: lockBalance ? text('modals.questRewards.locked') : null };
      case rewardType.bonus:
        return { what: text('modals.questRewards.bonus', { sum: money }), note: text('modals.questRewards.ownTerms') };
      case rewardType.freeSpins:
        return { what: text('modals.questRewards.freeSpins', { count }), note: text('modals.questRewards.ownTerms') };
      default:
        return { what: text('modals.questRewards.points', { count }), note: null };
    }
  };
}
