import { compare, type Money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { findExcludedProducts } from '#modules/limit';
import { requirePlayer } from '#modules/player';
import { playerStatus } from '@verdigale/contract';
import type { LockedAccount } from '#modules/wallet';
import { campaignOfVersion } from '../campaign/campaign.sql.ts';
import { applyCode } from '../code/code.sql.ts';
import { viewCode } from '../code/view-code.ts';
import type { BonusChoice } from './choose-bonus.ts';
import { claimsOf } from './claim.sql.ts';
import { grantCampaign } from './grant-campaign.ts';
import { hasHad, isShut } from './judge-offer.ts';
import { rulesFor } from '../rules/rules-for.ts';
import { sumsIn } from './sums.ts';

interface Arrived {
  invoiceId: string;
  choice: BonusChoice;
  sum: Money;
  /** The choice was judged with this very sum. */
  isJudged: boolean;
}

/**
 * Gives the bonus that was chosen for a deposit, once its money has arrived, under the player's lock. The promised version counts, even if
 * its campaign has ended or is exhausted, or rates have moved, since then. Once per deposit. Gives nothing if less arrived than the offer
 * asks for, if the player has got the offer by another deposit meanwhile, has had the one bonus that the country allows, or may no longer
 * play.
 */
export async function awardDeposit(
  tx: Transaction,
  kernel: Kernel,
  account: LockedAccount,
  { invoiceId, choice, sum, isJudged }: Arrived,
): Promise<boolean> {
  const now = kernel.clock.now();
  const [campaign, claims, player, excludedFrom] = await Promise.all([
    tx.one(campaignOfVersion(choice.versionId)),
    tx.all(claimsOf(account.playerId)),
    requirePlayer(tx, account.playerId),
    findExcludedProducts(tx, account.playerId, now),
  ]);
  const own = claims.filter(({ campaignId }) => campaignId === campaign.campaignId);
  const source = `invoice:${invoiceId}`;
  if (player.status !== playerStatus.active || isShut(campaign.offer, excludedFrom)) return false;
  if (own.some((claim) => claim.source === source)) return false;
  if (claims.length > 0 && rulesFor(kernel.config.bonuses, player.country).isFirstOnly) return false;
  if (hasHad(campaign.offer, { claimedAt: own.map(({ createdAt }) => createdAt), now })) return false;
  const sums = await sumsIn(tx, account.currency);
  // By the rates of now an offer may ask for another sum than the one that it was promised for.
  const { from, to } = campaign.offer.trigger;
  if (!isJudged && from && compare(sum, sums.read(from)) < 0) return false;
  const most = isJudged ? undefined : to && sums.read(to);
  const deposit = most && compare(sum, most) > 0 ? most : sum;
  const grant = { account, campaign, source, before: own.length, deposit, isPromised: true, sums };
  await grantCampaign(tx, kernel, grant);
  if (choice.codeId !== null) await markApplied(tx, kernel, choice.codeId);
  return true;
}

async function markApplied(tx: Transaction, { clock, events }: Kernel, codeId: string): Promise<void> {
  const code = await tx.maybe(applyCode(codeId, clock.now()));
  if (!code) return;
  events.emit(tx, { topic: 'player.bonus.code.updated', playerId: code.playerId, payload: { playerBonusCode: viewCode(code) } });
}
