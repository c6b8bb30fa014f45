import { newId, type Kernel } from '#kernel';
import { termsWith } from '../terms/testing.ts';
import { loadCampaigns } from './load-campaigns.ts';
import type { CampaignSeed, Gives, OfferItem, OfferTerms } from './offer.ts';

const { perPlayer: _, ...terms } = termsWith();
/** Terms as the default brand offers them. */
const offerTerms: OfferTerms = { ...terms, maxBet: { base: '5' }, maxWin: null };

export function itemOf(gives: Gives, terms: Partial<OfferTerms> = {}): OfferItem {
  return { id: newId(), name: 'A bonus', gives, terms: { ...offerTerms, ...terms } };
}

export const halfOf = (percent = '50'): Gives => ({ kind: 'percent', percent, cap: { base: '100' } });

/** A campaign that gives half of each first deposit, with what a test is about. */
export function campaignOf(some: Partial<CampaignSeed> = {}): CampaignSeed {
  const id = newId();
  return {
    id,
    code: `campaign-${id}`,
    name: 'A campaign',
    trigger: { kind: 'deposit' },
    availableFrom: null,
    availableTo: null,
    perPlayer: { times: 1, within: 'ever' },
    countries: [],
    budget: { claims: 1_000, spent: null },
    items: [itemOf(halfOf())],
    ...some,
  };
}

/** Beside those that are there: loading stops what it is not given. */
const loaded = new WeakMap<object, CampaignSeed[]>();

/** Publishes a campaign of the brand. */
export async function publishTestCampaign(kernel: Kernel, some: Partial<CampaignSeed> = {}): Promise<CampaignSeed> {
  const campaign = campaignOf(some);
  const all = [...(loaded.get(kernel) ?? []), campaign];
  loaded.set(kernel, all);
  await loadCampaigns(kernel, all);
  return campaign;
}

/** The brand states no campaign any more. */
export async function withdrawCampaigns(kernel: Kernel): Promise<void> {
  loaded.set(kernel, []);
  await loadCampaigns(kernel, []);
}
