import { rewardType } from '@verdigale/contract';
import { money, type Money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import {
  activeBonusOf,
  campaignOfVersion,
  changeBonus,
  emitBonus,
  keepPromise,
  readOfferedPlayer,
  sumsIn,
  type BonusHolder,
  type OfferedCampaign,
} from '#modules/bonus';
import { worthIn } from '#modules/settings';
import { postTransfer, type LockedAccount } from '#modules/wallet';
import { givePoints } from '../loyalty/give-points.ts';
import type { PlayerQuestRow } from './player-quest.sql.ts';
import type { Promised } from './promise-rewards.ts';

/** Who pays rewards of money. */
const houseQuests = 'house:quests';

type Hands = Pick<Kernel, 'clock' | 'events' | 'config'>;
type Holder = Pick<BonusHolder, 'account'> & { bonus: BonusHolder['bonus'] | undefined };

/**
 * Gives all that a quest promised, under the player's lock, with the change that makes it claimed. Each reward has a reference of its own: a second
 * one of it would fail. What campaigns give was promised, so it is given though they have ended or given all away meanwhile.
 */
export async function giveRewards(tx: Transaction, kernel: Hands, account: LockedAccount, quest: PlayerQuestRow): Promise<void> {
  // What this claim itself has given is not written yet when the next reward counts what the player had.
  const given = new Map<string, number>();
  let holder: Holder = { account, bonus: await tx.maybe(activeBonusOf(account.id)) };
  for (const [place, reward] of quest.rewards.entries()) {
    const reference = `quest:${quest.id}:${place + 1}`;
    if (reward.type === rewardType.points) givePoints(tx, kernel, quest.playerId, Number(reward.amount));
    else if (reward.type === rewardType.money) holder = pay(tx, kernel, holder, reward, reference);
    else {
      const campaign = await tx.one(campaignOfVersion(reward.campaignVersionId!));
      const promised = reward.type === rewardType.bonus ? money(BigInt(reward.amount), account.currency) : null;
      const worth = await giveCampaign(tx, kernel, holder.account, { campaign, promised, reference, given });
      if (worth) holder = pay(tx, kernel, holder, { amount: String(worth.amount), isLocked: false }, reference);
    }
  }
}

/** A locked sum joins what the active bonus has locked, and is released or returned with it; without one it is own money at once. */
function pay(
  tx: Transaction,
  kernel: Hands,
  { account, bonus }: Holder,
  { amount, isLocked }: Pick<Promised, 'amount' | 'isLocked'>,
  reference: string,
): Holder {
  const sum = money(BigInt(amount), account.currency);
  if (sum.amount === 0n) return { account, bonus };
  const isHeld = isLocked && bonus !== undefined;
  const transfer = { kind: 'reward', reference, changes: isHeld ? { locked: sum } : { real: sum }, counterparty: houseQuests } as const;
  const after = postTransfer(tx, kernel, account, transfer);
  if (!isHeld) return { account: after, bonus };
  const held = changeBonus(tx, bonus, { locked: bonus.locked + sum.amount });
  emitBonus(tx, kernel, held);
  return { account: after, bonus: held };
}

interface CampaignReward {
  campaign: OfferedCampaign;
  /** Of a bonus: what it was said to be when the quest was begun. */
  promised: Money | null;
  reference: string;
  given: Map<string, number>;
}

/** Null when it is given; who cannot have it, by law or for a product that he has shut to himself, is paid its worth, as of a prize. */
async function giveCampaign(
  tx: Transaction,
  kernel: Hands,
  account: LockedAccount,
  { campaign, promised, reference, given }: CampaignReward,
): Promise<Money | null> {
  const { campaignId } = campaign;
  const [player, sums] = await Promise.all([
    readOfferedPlayer(tx, kernel.config, account.playerId, kernel.clock.now()),
    sumsIn(tx, account.currency),
  ]);
  const now = given.get(campaignId) ?? 0;
  const before = player.sourcesOf(campaignId).length + now;
  given.set(campaignId, now + 1);
  const worth = await keepPromise(tx, kernel, player, { account, campaign, source: reference, before, promised, sums });
  return worth && (promised ?? (await worthIn(tx, account.currency))(worth));
}
