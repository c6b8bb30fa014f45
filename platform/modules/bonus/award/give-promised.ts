import type { PlatformConfig } from '#config';
import type { Kernel, Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { money, type Money } from '@verdigale/money';
import { newestDraft, newestPublished } from '../campaign/campaign.sql.ts';
import { costOf, grantCampaign } from './grant-campaign.ts';
import { isForbidden } from './judge-offer.ts';
import { readOfferedPlayer } from './player-facts.ts';
import { sumsIn } from './sums.ts';

/**
 * Gives what a campaign gives to a player who was promised it, on the active account: once for each reference, though the campaign is stopped,
 * over or has given all away since. Null when it is given; what it is worth in the base currency when law or the player's state forbid it, or
 * the campaign was never published, so that the caller pays this instead. Fails where there is no such campaign, or the player has no account.
 */
export async function givePromised(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses'> },
  playerId: string,
  { code, reference }: { code: string; reference: string },
): Promise<Money | null> {
  const account = (await lockAccounts(tx, playerId)).find(({ isActive }) => isActive);
  if (!account) throw new Error('no account to give a promised bonus on');
  const published = await tx.maybe(newestPublished(code));
  const campaign = published ?? (await tx.one(newestDraft(code)));
  const player = await readOfferedPlayer(tx, kernel.config, playerId, kernel.clock.now());
  const [sums, facts] = [await sumsIn(tx, account.currency), player.factsFor(campaign)];
  const promise = { campaign, deposit: null, sums };
  if (!published || isForbidden(campaign.offer, facts)) return money(costOf(promise), sums.base.code);
  await grantCampaign(tx, kernel, { ...promise, account, source: reference, before: facts.claimedAt.length, isPromised: true });
  return null;
}
