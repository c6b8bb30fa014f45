import { AppError, settle, type Kernel, type Transaction } from '#kernel';
import type { LockedAccount } from '#modules/wallet';
import { runningCampaigns, type OfferedCampaign } from '../campaign/campaign.sql.ts';
import { waitingCodeOf } from '../code/code.sql.ts';
import { judgeOffer, type DepositFacts } from './judge-offer.ts';
import { readOfferedPlayer } from './player-facts.ts';
import { sumsIn } from './sums.ts';

/** What a player chose for a deposit; kept with it, so that what was promised is given whatever becomes of the campaign. */
export interface BonusChoice {
  versionId: string;
  /** The first item's. */
  bonusId: string;
  /** The entered code that it came by. */
  codeId: string | null;
}

/**
 * The bonus of a deposit that is being started: the one that is named, else the one of a code that waits, else none. Under the player's
 * lock; the deposit is looked at only where there is one. Throws bonusUnavailable when the named one is not to be had with this deposit: it is never dropped in silence. (DEP-03, BON-05)
 */
export async function chooseBonus(
  tx: Transaction,
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  { playerId, currency }: Pick<LockedAccount, 'playerId' | 'currency'>,
  wish: { bonusId?: string | null | undefined; isBonusDecline?: boolean | undefined },
  depositOf: () => Promise<DepositFacts>,
): Promise<BonusChoice | null> {
  if (wish.isBonusDecline) return null;
  const [campaigns, code] = await Promise.all([tx.all(runningCampaigns()), tx.maybe(waitingCodeOf(playerId))]);
  const ofCode = code && campaigns.find(({ campaignId }) => campaignId === code.campaignId);
  const named = wish.bonusId ? campaigns.find((campaign) => isNamed(campaign, wish.bonusId!)) : ofCode;
  if (!named && !wish.bonusId) return null;
  const isOfCode = named !== undefined && named === ofCode;
  if (!named || (named.offer.trigger.code !== undefined && !isOfCode)) throw new AppError('bonusUnavailable', 'no such deposit bonus');
  const [player, sums, deposit] = await settle([readOfferedPlayer(tx, config, playerId, clock.now()), sumsIn(tx, currency), depositOf()]);
  const fault = judgeOffer(named.offer, player.factsFor(named), { deposit, sums });
  if (fault && wish.bonusId) throw new AppError('bonusUnavailable', `not with this deposit: ${fault}`);
  if (fault) return null;
  return { versionId: named.versionId, bonusId: named.offer.items[0]!.id, codeId: isOfCode ? code!.id : null };
}

/** A package may be named by any of its items; clients name it by the first. */
const isNamed = ({ offer }: OfferedCampaign, bonusId: string) =>
  offer.trigger.kind === 'deposit' && offer.items.some(({ id }) => id === bonusId);
