import { bonusType, type BonusType } from '@verdigale/contract';
import { multiply, rate, type Money } from '@verdigale/money';
import { newId, type Kernel, type Transaction } from '#kernel';
import type { LockedAccount } from '#modules/wallet';
import { takeBudget, type OfferedCampaign } from '../campaign/campaign.sql.ts';
import type { Gives, OfferItem } from '../campaign/offer.ts';
import { giveCodeBack, useCode } from '../code/code.sql.ts';
import { grantFreeSpins } from '../free-spins/grant-free-spins.ts';
import { issueBonus } from '../lifecycle/issue-bonus.ts';
import type { Terms } from '../terms/terms.ts';
import { insertClaim } from './claim.sql.ts';
import { ceilingOf } from './judge-offer.ts';
import { priceItem } from './price-item.ts';
import type { SumReader } from './sums.ts';

export interface CampaignGrant {
  /** Of the player, under his lock. */
  account: LockedAccount;
  campaign: OfferedCampaign;
  /** What caused it: once for each campaign and player. */
  source: string;
  /** How often he was given this campaign's bonuses before. */
  before: number;
  deposit: Money | null;
  /** It was promised before its ceiling was reached, so it is given even beyond it. */
  isPromised: boolean;
  /** What its one item was said to be in the account's currency, at the rates of then. */
  promised?: Money | null;
  sums: SumReader;
}

interface Making extends CampaignGrant {
  claimId: string;
  now: Date;
}

/**
 * Gives a player all items of a campaign as issued bonuses and free spins, by one claim, and counts them against the campaign's ceilings, which are
 * read last. False when these are reached: then nothing is written. The caller has judged whether he may have it.
 */
export async function grantCampaign(tx: Transaction, kernel: Pick<Kernel, 'clock' | 'events'>, grant: CampaignGrant): Promise<boolean> {
  const { account, campaign, sums } = grant;
  const { offer, campaignId, versionId } = campaign;
  const ceiling = { claims: offer.budget.claims, spent: offer.budget.spent === null ? null : ceilingOf(offer.budget.spent, sums.base) };
  const { isPromised } = grant;
  const { code, stock = null } = offer.trigger;
  if (code !== undefined && (await tx.run(useCode(code, campaignId, { stock, isPromised }))) === 0) return false;
  if ((await tx.run(takeBudget(campaignId, { spent: costOf(grant), ceiling, isPromised }))) === 0) {
    if (code !== undefined) await tx.run(giveCodeBack(code, campaignId));
    return false;
  }
  const making = { ...grant, claimId: newId(), now: kernel.clock.now() };
  const { playerId } = account;
  tx.write(
    insertClaim({ id: making.claimId, playerId, campaignId, versionId, number: grant.before + 1, source: grant.source, at: making.now }),
  );
  offer.items.forEach((item, position) => giveItem(tx, kernel, making, item, position));
  return true;
}

/** Bonus money, and the stakes of free spins, in minor units of the base currency. */
export function costOf({
  campaign: { offer },
  deposit,
  promised,
  sums,
}: Pick<CampaignGrant, 'campaign' | 'deposit' | 'promised' | 'sums'>): bigint {
  return offer.items.reduce((total, item) => {
    const { gives } = item;
    const sum =
      gives.kind === 'free-spins'
        ? multiply(sums.read(gives.stake), rate(BigInt(gives.quantity), 1n), 'down')
        : priceItem(item, deposit, sums, promised).amount;
    return total + sums.inBase(sum).amount;
  }, 0n);
}

function giveItem(tx: Transaction, kernel: Pick<Kernel, 'clock' | 'events'>, making: Making, item: OfferItem, position: number): void {
  const { gives } = item;
  const { maxBet, maxWin, amount, required } = priceItem(item, making.deposit, making.sums, making.promised);
  const common = { ...commonOf(making, item, position), maxBet: maxBet?.amount ?? null, maxWin: maxWin?.amount ?? null };
  if (gives.kind === 'free-spins') {
    const { game, provider, quantity, winnings, validHours } = gives;
    const stake = making.sums.read(gives.stake).amount;
    const validUntil = new Date(making.now.getTime() + validHours * 3_600_000);
    const terms = winnings === 'bonus' ? common.terms : null;
    grantFreeSpins(tx, kernel, { ...common, provider, game, quantity, stake, terms, validUntil });
    return;
  }
  if (amount.amount === 0n) return;
  issueBonus(tx, kernel, {
    ...common,
    bonusType: typeOf[gives.kind],
    amount: amount.amount,
    deposit: making.deposit?.amount ?? 0n,
    required: required.amount,
    createdAt: making.now,
  });
}

const typeOf: Record<Exclude<Gives['kind'], 'free-spins'>, BonusType> = {
  cash: bonusType.cash,
  percent: bonusType.percentage,
  cashback: bonusType.cashback,
};

/** What bonuses and free spins of an item have in common. */
function commonOf({ account, campaign, claimId, now }: Making, item: OfferItem, position: number) {
  const { offer, campaignId } = campaign;
  const isPackage = offer.items.length > 1;
  return {
    id: newId(),
    playerId: account.playerId,
    accountId: account.id,
    currency: account.currency,
    exponent: account.exponent,
    claimId,
    campaignId,
    bonusId: item.id,
    name: item.name,
    terms: termsOf(campaign, item),
    packageId: isPackage ? campaignId : null,
    packageName: isPackage ? offer.name : null,
    packagePriority: position,
    activationExpiresAt: new Date(now.getTime() + item.terms.activationHours * 3_600_000),
  };
}

/** The terms of an item as a player's bonus keeps them: its sums are columns of the bonus. */
export function termsOf({ offer }: Pick<OfferedCampaign, 'offer'>, { terms: { maxBet: _bet, maxWin: _win, ...terms } }: OfferItem): Terms {
  return { ...terms, perPlayer: offer.perPlayer?.within === 'ever' ? offer.perPlayer.times : null };
}
