import { bonusType } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { newId, type Kernel, type Transaction } from '#kernel';
import { postTransfer, type LockedAccount } from '#modules/wallet';
import { insertClaim } from '../award/claim.sql.ts';
import { termsOf } from '../award/grant-campaign.ts';
import { maxWinOf, times } from '../award/price-item.ts';
import type { SumReader } from '../award/sums.ts';
import { takeBudget, type OfferedCampaign } from '../campaign/campaign.sql.ts';
import type { Gives, OfferItem } from '../campaign/offer.ts';
import { issueBonus } from '../lifecycle/issue-bonus.ts';
import type { GrantedBonus } from '../player-bonus.sql.ts';
import { noteCashback } from './cashback.sql.ts';
import type { CashbackPeriod } from './cashback-period.ts';

/** Who pays cashback. */
const houseCashback = 'house:cashback';

export interface DueCashback {
  /** Under the player's lock. */
  account: LockedAccount;
  campaign: OfferedCampaign;
  item: OfferItem;
  gives: Extract<Gives, { kind: 'cashback' }>;
  period: CashbackPeriod;
  base: bigint;
  amount: bigint;
  /** How often he was given this campaign's bonuses before. */
  before: number;
  sums: SumReader;
}

/**
 * Settles a player's period of an item once: as own money, or as a bonus by the item's terms. It was promised while he played, so that it is counted against
 * the campaign's ceiling and not refused for it. False when it was settled already.
 */
export async function payCashback(tx: Transaction, kernel: Pick<Kernel, 'clock' | 'events'>, due: DueCashback): Promise<boolean> {
  const { account, campaign, item, period, base, amount, sums } = due;
  const { playerId, currency } = account;
  const { campaignId, versionId } = campaign;
  const now = kernel.clock.now();
  const claimId = amount > 0n ? newId() : null;
  const [bonusId, periodStart, periodEnd] = [item.id, period.start, period.end];
  const paid = { playerId, campaignId, bonusId, currency, periodStart, periodEnd, base, amount, claimId, at: now };
  if ((await tx.run(noteCashback(paid))) === 0) return false;
  if (claimId === null) return true;
  const spent = sums.inBase(money(amount, currency)).amount;
  await tx.run(takeBudget(campaignId, { spent, ceiling: { claims: null, spent: null }, isPromised: true }));
  const source = `cashback:${bonusId}:${periodStart.toISOString()}:${currency}`;
  tx.write(insertClaim({ id: claimId, playerId, campaignId, versionId, number: due.before + 1, source, at: now }));
  if (due.gives.pays === 'real') {
    const changes = { real: money(amount, currency) };
    postTransfer(tx, kernel, account, { kind: 'cashback', reference: claimId, changes, counterparty: houseCashback });
    return true;
  }
  issueBonus(tx, kernel, bonusOf(due, claimId, now));
  return true;
}

function bonusOf({ account, campaign, item, amount, sums }: DueCashback, claimId: string, now: Date): GrantedBonus {
  const { terms } = item;
  return {
    id: newId(),
    playerId: account.playerId,
    accountId: account.id,
    currency: account.currency,
    exponent: account.exponent,
    claimId,
    campaignId: campaign.campaignId,
    bonusId: item.id,
    name: item.name,
    bonusType: bonusType.cashback,
    terms: termsOf(campaign, item),
    amount,
    deposit: 0n,
    maxBet: terms.maxBet && sums.read(terms.maxBet).amount,
    maxWin: maxWinOf(item, money(amount, account.currency), sums)?.amount ?? null,
    required: times(money(amount, account.currency), terms.multiplier).amount,
    packageId: null,
    packageName: null,
    packagePriority: 0,
    activationExpiresAt: new Date(now.getTime() + terms.activationHours * 3_600_000),
    createdAt: now,
  };
}
