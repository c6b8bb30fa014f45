import type { PlatformConfig } from '#config';
import type { Kernel, Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { money, type Money } from '@verdigale/money';
import { newestDraft, newestPublished } from '../campaign/campaign.sql.ts';
import { costOf, grantCampaign, type CampaignGrant } from './grant-campaign.ts';
import { isForbidden } from './judge-offer.ts';
import { readOfferedPlayer, type OfferedPlayer } from './player-facts.ts';
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
  const sums = await sumsIn(tx, account.currency);
  const before = player.sourcesOf(campaign.campaignId).length;
  const grant = { campaign, sums, account, source: reference, before };
  return published ? keepPromise(tx, kernel, player, grant) : worthOf(grant);
}

/** The same of one version, on an account of the player's that is locked: null when it is given, what it is worth when law or his state forbid it. */
export async function keepPromise(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  player: OfferedPlayer,
  grant: Omit<CampaignGrant, 'deposit' | 'isPromised'>,
): Promise<Money | null> {
  if (isForbidden(grant.campaign.offer, player.factsFor(grant.campaign))) return worthOf(grant);
  await grantCampaign(tx, kernel, { ...grant, deposit: null, isPromised: true });
  return null;
}

const worthOf = ({ campaign, sums }: Pick<CampaignGrant, 'campaign' | 'sums'>): Money =>
  money(costOf({ campaign, sums, deposit: null }), sums.base.code);
