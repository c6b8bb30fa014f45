import type { PlatformConfig } from '#config';
import type { Queryable } from '#kernel';
import { findExcludedProducts, findShutProducts } from '#modules/limit';
import { isIdentityProved, requirePlayer } from '#modules/player';
import { requireBaseCurrency } from '#modules/settings';
import type { OfferedCampaign } from '../campaign/campaign.sql.ts';
import { refusalsOf } from '../rules/refusals.ts';
import { rulesFor } from '../rules/rules-for.ts';
import { claimsOf } from './claim.sql.ts';
import type { PlayerFacts } from './judge-offer.ts';

/** What decides about offers for one player: the part that is his, read once for all of them. */
export interface OfferedPlayer {
  playerId: string;
  /** Whether he wants to be given what he did not ask for. */
  receivesBonuses: boolean;
  /** His country leaves a player one bonus in all. */
  hasOneOnly: boolean;
  factsFor(campaign: OfferedCampaign): PlayerFacts;
  /** Causes for which he was given something of a campaign. */
  sourcesOf(campaignId: string): string[];
}

/** Five statements, six where identity has to be proved, whatever the number of campaigns. */
export async function readOfferedPlayer(
  db: Queryable,
  { bonuses }: Pick<PlatformConfig, 'bonuses'>,
  playerId: string,
  now: Date,
): Promise<OfferedPlayer> {
  const [player, excludedFrom, shut, claims, base] = await Promise.all([
    requirePlayer(db, playerId),
    findExcludedProducts(db, playerId, now),
    findShutProducts(db, playerId, now),
    db.all(claimsOf(playerId)),
    requireBaseCurrency(db),
  ]);
  const rules = rulesFor(bonuses, player.country);
  const lacksIdentity = rules.needsIdentity && !(await isIdentityProved(db, playerId));
  const ofCampaign = (campaignId: string) => claims.filter((claim) => claim.campaignId === campaignId);
  return {
    playerId,
    receivesBonuses: player.receiveBonus,
    hasOneOnly: rules.isFirstOnly,
    sourcesOf: (campaignId) => ofCampaign(campaignId).map(({ source }) => source),
    factsFor: ({ campaignId, offer, claims: given, spent, codesUsed }) => ({
      status: player.status,
      excludedFrom,
      shut,
      country: player.country,
      registeredAt: player.createdAt,
      now,
      claimedAt: ofCampaign(campaignId).map(({ createdAt }) => createdAt),
      refusals: refusalsOf(offer, rules, base),
      minAccountDays: rules.minAccountDays,
      hasHadHisOne: rules.isFirstOnly && claims.length > 0,
      lacksIdentity,
      given: { claims: given, spent, codes: codesUsed },
    }),
  };
}
