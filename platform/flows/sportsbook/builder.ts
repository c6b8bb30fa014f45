import { AppError, type Kernel } from '#kernel';
import { acceptsPrice, basisOf, combinationPrice, isLiveLeg, offersNamed, type Combined, type PricePolicy } from '#modules/sportsbook';
import { pricedLeg, requireOpen, type JudgedLeg, type OpenLeg, type PricedLeg, type Slip } from './judge-slip.ts';

const mostParts = 10;

/** Several outcomes of one event as one bet: what they pay together, and of which prices of theirs that was said. */
export interface Builder {
  basis: string;
  combined: Combined;
}

/**
 * Asks the feed for the price of a builder, outside of any transaction. Throws invalid on `legs` unless they are two to ten different outcomes of
 * one event, none each way.
 */
export async function askBuilder(kernel: Kernel, legs: Slip['legs']): Promise<Builder> {
  const outcomeIds = new Set(legs.map(({ outcomeId }) => outcomeId));
  const parts = (await kernel.db.all(offersNamed([...outcomeIds]))).map(({ now }) => now);
  const isOne = outcomeIds.size === legs.length && new Set(parts.map(({ eventId }) => eventId)).size <= 1;
  if (!isOne || legs.length < 2 || legs.length > mostParts || legs.some(({ eachWay }) => eachWay)) {
    throw AppError.invalid('legs', `a builder is two to ${mostParts} outcomes of one event, none each way`);
  }
  // Whoever judges the legs says which of them nobody knows.
  const isKnown = parts.length === legs.length;
  return { basis: basisOf(parts), combined: isKnown ? await combinationPrice(kernel, parts) : { refusal: 'unavailable' } };
}

/**
 * The parts, all of them open, at a price together that the player takes. Throws betClosed; legsNotCombined with the reason under `legs`; priceChanged
 * with the price of now under `builderPrice`, or without, where parts have moved since it was asked for.
 */
export function requireBuilder(
  legs: readonly JudgedLeg[],
  { basis, combined }: Builder,
  asked: string | null,
  policy: PricePolicy,
): { legs: OpenLeg[]; price: string } {
  const open = requireOpen(legs);
  const refusal = 'refusal' in combined ? combined.refusal : open.some(({ now }) => isLiveLeg(now)) ? 'live' : null;
  if (refusal !== null || !('price' in combined)) {
    throw new AppError('legsNotCombined', 'these outcomes are not one bet', { fields: { legs: [String(refusal)] } });
  }
  const { price } = combined;
  if (basis !== basisOf(open.map(({ now }) => now))) throw new AppError('priceChanged', 'a part has moved meanwhile');
  if (asked !== null && !acceptsPrice(asked, price, policy)) {
    throw new AppError('priceChanged', 'the parts pay something else together', { fields: { builderPrice: [price] } });
  }
  return { legs: open, price };
}

/** The legs of a bet as its arithmetic has them: all parts of a builder are one. */
export const pricedLegs = (legs: readonly OpenLeg[], builderPrice: string | null): PricedLeg[] =>
  builderPrice === null ? legs.map(pricedLeg) : [{ price: builderPrice }];
