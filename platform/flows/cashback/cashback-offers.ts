import type { Kernel, Queryable } from '#kernel';
import { firstPublished, runningCampaigns, type CashbackPeriod, type Gives, type OfferedCampaign, type OfferItem } from '#modules/bonus';
import { loyaltyLevelAt } from '#modules/retention';

/** An item of a running campaign that pays back, and since when players know of it. */
export interface CashbackOffer {
  campaign: OfferedCampaign;
  item: OfferItem;
  gives: Extract<Gives, { kind: 'cashback' }>;
  since: Date;
}

export async function cashbackOffers(db: Queryable): Promise<CashbackOffer[]> {
  const running = (await db.all(runningCampaigns())).filter(({ offer }) => offer.trigger.kind === 'cashback');
  const offers = await Promise.all(
    running.map(async (campaign) => {
      const { publishedAt } = await db.one(firstPublished(campaign.campaignId));
      return campaign.offer.items.flatMap((item) =>
        item.gives.kind === 'cashback' && publishedAt ? [{ campaign, item, gives: item.gives, since: publishedAt }] : [],
      );
    }),
  );
  return offers.flat();
}

/** The percent for this player, by the loyalty level that he had when the period began. */
export async function percentFor(
  db: Queryable,
  config: Kernel['config'],
  { gives: { percent, percentByLevel } }: CashbackOffer,
  { playerId, start }: { playerId: string; start: Date },
): Promise<string> {
  if (!percentByLevel) return percent;
  const level = await loyaltyLevelAt(db, config, playerId, start);
  return (level !== null && Object.hasOwn(percentByLevel, level) && percentByLevel[level]) || percent;
}

/** What of a period counts: nothing from before the offer was known. Null when nothing does. */
export function countedSpan({ since }: CashbackOffer, { start, end }: CashbackPeriod): CashbackPeriod | null {
  if (since >= end) return null;
  return { start: since > start ? since : start, end };
}
