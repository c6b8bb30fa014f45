import type { Kernel, Queryable } from '#kernel';
import {
  firstPublished,
  runningCampaigns,
  type CashbackPeriod,
  type Gives,
  type judgeOffer,
  type OfferedCampaign,
  type OfferItem,
} from '#modules/bonus';
import { loyaltyLevelAt } from '#modules/retention';

/** An item of a running campaign that pays back, and the time in which it does. */
export interface CashbackOffer {
  campaign: OfferedCampaign;
  item: OfferItem;
  gives: Extract<Gives, { kind: 'cashback' }>;
  since: Date;
  until: Date | null;
}

export async function cashbackOffers(db: Queryable): Promise<CashbackOffer[]> {
  const running = (await db.all(runningCampaigns())).filter(({ offer }) => offer.trigger.kind === 'cashback');
  const offers = await Promise.all(
    running.map(async (campaign) => {
      const { publishedAt } = await db.one(firstPublished(campaign.campaignId));
      if (!publishedAt) return [];
      const { items, availableFrom, availableTo } = campaign.offer;
      const since = availableFrom === null ? publishedAt : latest(publishedAt, new Date(availableFrom));
      const until = availableTo === null ? null : new Date(availableTo);
      return items.flatMap((item) => (item.gives.kind === 'cashback' ? [{ campaign, item, gives: item.gives, since, until }] : []));
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

/** What was promised is paid though the offer is over, or its ceiling reached, since; law, country and the player's state may forbid it. */
export const isKept = (fault: ReturnType<typeof judgeOffer>): boolean => fault === null || fault === 'exhausted' || fault === 'closed';

/** What of a period counts: nothing from before the offer was known and open, or from after its end. Null when nothing does. */
export function countedSpan({ since, until }: CashbackOffer, period: CashbackPeriod): CashbackPeriod | null {
  const start = latest(since, period.start);
  const end = until !== null && until < period.end ? until : period.end;
  return start < end ? { start, end } : null;
}

const latest = (a: Date, b: Date) => (a > b ? a : b);
