import type { Kernel, Queryable } from '#kernel';
import {
  cashbackCampaigns,
  shownSpans,
  type CashbackPeriod,
  type Gives,
  type judgeOffer,
  type OfferedCampaign,
  type OfferItem,
} from '#modules/bonus';
import { loyaltyLevelAt } from '#modules/retention';

/** An item of a campaign that pays back, and the time in which it does or did. */
export interface CashbackOffer {
  campaign: OfferedCampaign;
  item: OfferItem;
  gives: Extract<Gives, { kind: 'cashback' }>;
  since: Date;
  until: Date | null;
}

/** Longer than the last two months, which are the longest that are still settled. */
const settledWithinMs = 100 * 86_400_000;

export async function cashbackOffers(db: Queryable, now: Date): Promise<CashbackOffer[]> {
  const campaigns = await db.all(cashbackCampaigns(new Date(now.getTime() - settledWithinMs)));
  const spans = await db.all(shownSpans(campaigns.map(({ campaignId }) => campaignId)));
  const spanOf = new Map(spans.map((span) => [span.campaignId, span]));
  return campaigns.flatMap((campaign) => {
    const { publishedAt, stoppedAt } = spanOf.get(campaign.campaignId)!;
    if (!publishedAt) return [];
    const { items, availableFrom, availableTo } = campaign.offer;
    const since = latest(publishedAt, availableFrom === null ? publishedAt : new Date(availableFrom));
    const until = earliest(stoppedAt, availableTo === null ? null : new Date(availableTo));
    return items.flatMap((item) => (item.gives.kind === 'cashback' ? [{ campaign, item, gives: item.gives, since, until }] : []));
  });
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
  const [start, end] = [latest(since, period.start), earliest(until, period.end) ?? period.end];
  return start < end ? { start, end } : null;
}

const latest = (a: Date, b: Date) => (a > b ? a : b);
const earliest = (a: Date | null, b: Date | null) => (a === null || (b !== null && b < a) ? b : a);
