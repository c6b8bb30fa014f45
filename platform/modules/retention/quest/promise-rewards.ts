import { rewardType, type RewardType } from '@verdigale/contract';
import { judgeOffer, type OfferedCampaign, type OfferedPlayer, type SumReader } from '#modules/bonus';
import type { QuestReward } from './terms.ts';

/** A reward as it was promised to a player when he began; stored, so sums are texts. */
export interface Promised {
  type: RewardType;
  /** Money in minor units of the quest's currency, else how many spins or points. */
  amount: string;
  isLocked: boolean;
  /** Of the campaign that gives it, as it was then. */
  campaignVersionId: string | null;
  bonusId: string | null;
  title: string | null;
}

/** What decides about rewards for one player. */
export interface Promiser {
  campaigns: readonly OfferedCampaign[];
  player: OfferedPlayer;
  sums: SumReader;
}

/** A quest's rewards for this player; null when he cannot have one of them, so that the quest is not for him. */
export function promiseRewards(rewards: readonly QuestReward[], promiser: Promiser): Promised[] | null {
  const promised = rewards.map((reward) => promise(reward, promiser));
  return promised.every((each) => each !== null) ? promised : null;
}

function promise(reward: QuestReward, { campaigns, player, sums }: Promiser): Promised | null {
  const plain = { isLocked: false, campaignVersionId: null, bonusId: null, title: null };
  if (reward.kind === 'points') return { ...plain, type: rewardType.points, amount: String(reward.points) };
  if (reward.kind === 'money')
    return { ...plain, type: rewardType.money, amount: String(sums.read(reward.amount).amount), isLocked: reward.isLocked };
  const campaign = campaigns.find(({ code, offer }) => code === reward.code && offer.trigger.kind === 'quest');
  const [item] = campaign?.offer.items ?? [];
  if (!campaign || !item || judgeOffer(campaign.offer, player.factsFor(campaign), { deposit: null, sums })) return null;
  const given = { ...plain, campaignVersionId: campaign.versionId, bonusId: item.id, title: item.name };
  if (item.gives.kind === 'free-spins') return { ...given, type: rewardType.freeSpins, amount: String(item.gives.quantity) };
  return item.gives.kind === 'cash' ? { ...given, type: rewardType.bonus, amount: String(sums.read(item.gives.amount).amount) } : null;
}
