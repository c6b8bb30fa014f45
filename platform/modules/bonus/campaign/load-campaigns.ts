import { newId, type Kernel, type Transaction } from '#kernel';
import { requireBaseCurrency } from '#modules/settings';
import { budgetFault } from '../cost/offer-cost.ts';
import type { CostedGame } from '../cost/played-game.ts';
import { refusalsOf } from '../rules/refusals.ts';
import { rulesFor } from '../rules/rules-for.ts';
import {
  allCampaigns,
  insertCampaign,
  insertVersion,
  lockCampaign,
  publishVersion,
  startCampaign,
  stopCampaign,
  versionsOf,
  type VersionRow,
} from './campaign.sql.ts';
import { digestOf } from './digest.ts';
import type { CampaignSeed } from './offer.ts';

/**
 * Brings campaigns to what the brand states; may be repeated at every start. What is new is published as a version of its own, unless the
 * house's rules refuse it or an operator has stopped the campaign; what the brand no longer states is stopped. Versions that players
 * were promised stay as they are. The cost is judged by these games; without any, by a usual one. One whose code is another's of earlier is left
 * out and logged: it must not keep the platform from starting.
 */
export async function loadCampaigns(kernel: Kernel, campaigns: readonly CampaignSeed[], games: readonly CostedGame[] = []): Promise<void> {
  const { db, clock, config, log } = kernel;
  const rules = rulesFor(config.bonuses, null);
  const base = await requireBaseCurrency(db);
  const earlier = await db.all(allCampaigns());
  for (const seed of campaigns) {
    const other = earlier.find(({ id, code }) => code === seed.code && id !== seed.id);
    if (other) {
      log.error({ campaign: seed.code, id: seed.id, known: other.id }, 'a campaign has the code of another one: it is not published');
      continue;
    }
    const refusals = refusalsOf(seed, rules, base);
    if (refusals.length > 0) log.error({ campaign: seed.code, refusals }, 'a campaign breaks its rules: it is not published');
    const fault = await db.transaction((tx) => loadCampaign(tx, seed, { isPublished: refusals.length === 0, games, at: clock.now() }));
    if (fault) log.error({ campaign: seed.code, fault }, 'a campaign may cost more than its budget: it is not published');
  }
  await db.transaction(async (tx) => {
    const known = await tx.all(allCampaigns());
    const gone = known.filter(({ id, status }) => status === 'running' && !campaigns.some((seed) => seed.id === id));
    for (const { id } of gone) tx.write(stopCampaign(id, clock.now()));
  });
}

/** Null when it stands as it is stated; else why it is not published. */
async function loadCampaign(
  tx: Transaction,
  { id, code, ...offer }: CampaignSeed,
  { isPublished, games, at }: { isPublished: boolean; games: readonly CostedGame[]; at: Date },
): Promise<string | null> {
  await tx.run(insertCampaign({ id, code, at }));
  const { status, versionId } = await tx.one(lockCampaign(id));
  const version = await versionOf(tx, { id, code, ...offer }, at);
  if (!isPublished || status === 'stopped' || versionId === version.id) return null;
  const fault = budgetFault(offer, games);
  if (fault) return fault;
  tx.write(publishVersion(version.id, at));
  tx.write(startCampaign(id, version.id, at));
  return null;
}

/** The version that says just this, made where there is none. */
async function versionOf(tx: Transaction, { id: campaignId, code: _, ...offer }: CampaignSeed, at: Date): Promise<Pick<VersionRow, 'id'>> {
  const versions = await tx.all(versionsOf(campaignId));
  const digest = digestOf(offer);
  const known = versions.find((version) => version.digest === digest);
  if (known) return known;
  const made = { id: newId(), campaignId, number: (versions.at(-1)?.number ?? 0) + 1, offer, digest, createdAt: at };
  await tx.run(insertVersion(made));
  return made;
}
