import type { Kernel, Queryable } from '#kernel';
import {
  cashbackRuns,
  hasHad,
  isForbidden,
  paidPeriodsOf,
  type CashbackPeriod,
  type Gives,
  type OfferedCampaign,
  type OfferedPlayer,
  type OfferItem,
} from '#modules/bonus';
import { loyaltyLevelAt } from '#modules/retention';

/** An item of a campaign that pays back, as it was offered last, and the times in which it was. */
export interface CashbackOffer {
  campaign: OfferedCampaign;
  item: OfferItem;
  gives: Extract<Gives, { kind: 'cashback' }>;
  times: readonly OfferedTime[];
}

interface OfferedTime {
  since: Date;
  until: Date | null;
}

/** Longer than the last two months, which are the longest that are still settled. */
const settledWithinMs = 100 * 86_400_000;

export async function cashbackOffers(db: Queryable, now: Date): Promise<CashbackOffer[]> {
  const runs = await db.all(cashbackRuns(new Date(now.getTime() - settledWithinMs)));
  const offered = runs.flatMap((campaign) => {
    const time = openTime(campaign.offer, campaign);
    return campaign.offer.items.flatMap((item) => (item.gives.kind === 'cashback' ? [{ campaign, item, gives: item.gives, time }] : []));
  });
  return [...Map.groupBy(offered, ({ item }) => item.id).values()].map((ofItem) => {
    const { campaign, item, gives } = ofItem.at(-1)!;
    return { campaign, item, gives, times: ofItem.map(({ time }) => time) };
  });
}

/** What of a version's time is inside that of its offer. */
function openTime({ availableFrom, availableTo }: OfferedCampaign['offer'], { since, until }: OfferedTime): OfferedTime {
  return {
    since: latest(since, availableFrom === null ? since : new Date(availableFrom)),
    until: earliest(until, availableTo === null ? null : new Date(availableTo)),
  };
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

/**
 * Whether a player is paid a share for a period. What was promised is paid, even if the offer has ended or reached its ceiling since; but
 * law, country and the player's status may forbid it, and a player who wants no bonuses is given none for it. If the offer may be had a
 * limited number of times, each period counts once, by when the money was lost and not when it was paid back, whatever the number of
 * currencies.
 */
export async function isKept(
  db: Queryable,
  { campaign, gives }: CashbackOffer,
  player: OfferedPlayer,
  { start }: CashbackPeriod,
): Promise<boolean> {
  const { offer, campaignId } = campaign;
  if (isForbidden(offer, player.factsFor(campaign))) return false;
  if (gives.pays === 'bonus' && !player.receivesBonuses) return false;
  if (!offer.perPlayer) return true;
  const paid = await db.all(paidPeriodsOf(player.playerId, campaignId, start));
  return !hasHad(offer, { claimedAt: paid.map(({ periodStart }) => periodStart), now: start });
}

/** What of a period counts, in its order: nothing of the time in which nobody was offered it. Empty when nothing does. */
export function countedSpans({ times }: CashbackOffer, period: CashbackPeriod): CashbackPeriod[] {
  const spans = times.map(({ since, until }) => ({ start: latest(since, period.start), end: earliest(until, period.end) ?? period.end }));
  return spans.filter(({ start, end }) => start < end);
}

const latest = (a: Date, b: Date) => (a > b ? a : b);
const earliest = (a: Date | null, b: Date | null) => (a === null || (b !== null && b < a) ? b : a);
