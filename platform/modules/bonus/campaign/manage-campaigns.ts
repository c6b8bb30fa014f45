import type { PlatformConfig } from '#config';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { requireBaseCurrency } from '#modules/settings';
import { budgetFault } from '../cost/offer-cost.ts';
import type { CostedGame } from '../cost/played-game.ts';
import { refusalsOf, type Refusal } from '../rules/refusals.ts';
import { ruleSets } from '../rules/rule-sets.ts';
import { rulesFor } from '../rules/rules-for.ts';
import {
  allCampaigns,
  lockCampaign,
  publishVersion,
  startCampaign,
  stopCampaign,
  versionsOf,
  type CampaignRow,
  type VersionRow,
} from './campaign.sql.ts';

type Hands = Pick<Kernel, 'db' | 'clock'> & { config: Pick<PlatformConfig, 'bonuses'> };

async function requireCampaign(db: Queryable, code: string): Promise<CampaignRow> {
  const found = (await db.all(allCampaigns())).find((campaign) => campaign.code === code);
  if (!found) throw new AppError('notFound', `no campaign "${code}"`);
  return found;
}

/** A campaign with its versions, the newest last, and what each rule set would refuse of that one. Throws notFound. */
export async function showCampaign(
  db: Queryable,
  code: string,
): Promise<{ campaign: CampaignRow; versions: VersionRow[]; refusals: Record<string, Refusal[]> }> {
  const campaign = await requireCampaign(db, code);
  const [versions, base] = [await db.all(versionsOf(campaign.id)), await requireBaseCurrency(db)];
  const { offer } = versions.at(-1)!;
  const refusals = Object.entries(ruleSets).map(([name, rules]) => [name, refusalsOf(offer, rules, base)]);
  return { campaign, versions, refusals: Object.fromEntries(refusals) as Record<string, Refusal[]> };
}

/**
 * Publishes the newest version: whoever claims from now on gets that. Throws notFound, invalid with what the house's rules refuse, or with what it
 * costs beyond its budget, played with these games; without any, with a usual one.
 */
export async function publishCampaign({ db, clock, config }: Hands, code: string, games: readonly CostedGame[] = []): Promise<void> {
  const { id } = await requireCampaign(db, code);
  const base = await requireBaseCurrency(db);
  await db.transaction(async (tx) => {
    await tx.one(lockCampaign(id));
    const newest = (await tx.all(versionsOf(id))).at(-1)!;
    const refusals = refusalsOf(newest.offer, rulesFor(config.bonuses, null), base);
    if (refusals.length > 0)
      throw AppError.invalid('campaign', refusals.map(({ item, says }) => (item ? `${item}: ${says}` : says)).join('; '));
    const fault = budgetFault(newest.offer, games);
    if (fault) throw AppError.invalid('campaign', fault);
    tx.write(publishVersion(newest.id, clock.now()));
    tx.write(startCampaign(id, newest.id, clock.now()));
  });
}

/** Nobody new gets it from now on; what was promised or given goes on. Throws notFound. */
export async function stopCampaignNamed({ db, clock }: Pick<Hands, 'db' | 'clock'>, code: string): Promise<void> {
  const { id } = await requireCampaign(db, code);
  await db.run(stopCampaign(id, clock.now()));
}
