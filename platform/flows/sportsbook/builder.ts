import { joinParts } from '@verdigale/betting';
import { AppError, type Kernel } from '#kernel';
import { acceptsPrice, basisOf, combinationPrice, offersNamed, type Combined, type LegMarket, type PricePolicy } from '#modules/sportsbook';
import { refuse, type OpenLeg } from './judge-slip.ts';

const mostParts = 10;

/** Several outcomes of one event as one leg: what they pay together, and for which of their prices the feed said so. */
export interface Builder {
  basis: string;
  combined: Combined;
}

interface AskedLeg {
  outcomeId: string;
  builder?: number | null;
  eachWay?: object | null;
}

/**
 * Asks the feed for the price of each builder of a slip, in their order, outside of any transaction. Throws invalid on `legs` unless they are numbered
 * without a gap, each of two to ten different outcomes of one event, none each way.
 */
export async function askBuilders(kernel: Kernel, legs: readonly AskedLeg[], who: string | null): Promise<Builder[]> {
  const groups = joinParts(legs, ({ builder = null }) => builder).filter(({ builder }) => builder !== null);
  if (groups.length === 0) return [];
  const outcomeIds = groups.flatMap(({ parts }) => parts.map(({ outcomeId }) => outcomeId));
  const known = new Map((await kernel.db.all(offersNamed(outcomeIds))).map(({ outcomeId, now }) => [outcomeId, now]));
  const ordered = groups.toSorted((a, b) => a.builder! - b.builder!);
  return Promise.all(
    ordered.map(async ({ builder, parts }, at) => {
      const offers = parts.flatMap(({ outcomeId }) => known.get(outcomeId) ?? []);
      const isOne = new Set(parts.map(({ outcomeId }) => outcomeId)).size === parts.length;
      const isOfOneEvent = new Set(offers.map(({ eventId }) => eventId)).size <= 1;
      const isFit = parts.length >= 2 && parts.length <= mostParts && parts.every(({ eachWay }) => !eachWay);
      if (builder !== at || !isOne || !isOfOneEvent || !isFit) {
        throw AppError.invalid('legs', `a builder is two to ${mostParts} outcomes of one event, none each way`);
      }
      // An unknown leg is reported by the judgement of the legs.
      const isKnown = offers.length === parts.length;
      return { basis: basisOf(offers), combined: isKnown ? await combinationPrice(kernel, offers, who) : { refusal: 'unavailable' } };
    }),
  );
}

/**
 * The prices of the builders, whose parts must be open. Throws priceChanged without prices if parts have moved since they were quoted,
 * legsNotCombined with the reasons, and priceChanged with the current prices, the latter two under `builders.0` and so on; invalid on
 * `builderPrices` unless there is one price per builder.
 */
export function requireBuilders(
  legs: readonly OpenLeg[],
  builders: readonly Builder[],
  asked: readonly string[] | null,
  policy: PricePolicy,
): string[] {
  if (asked && asked.length !== builders.length) throw AppError.invalid('builderPrices', 'each builder has a price');
  if (haveMoved(legs, builders)) throw new AppError('priceChanged', 'the price of a part has changed meanwhile');
  refuse('legsNotCombined', 'builders', builders, ({ combined }) => ('refusal' in combined ? combined.refusal : null));
  const prices = builders.flatMap(({ combined }) => ('price' in combined ? combined.price : []));
  refuse('priceChanged', 'builders', prices, (price, at) => (asked && !acceptsPrice(asked[at]!, price, policy) ? price : null));
  return prices;
}

/** Whether the parts have moved, here or at the feed, since their price was said. */
export const haveMoved = (legs: readonly { builder: number | null; now: LegMarket }[], builders: readonly Builder[]): boolean =>
  builders.some(({ basis, combined }, at) => {
    const parts = legs.filter(({ builder }) => builder === at).map(({ now }) => now);
    return ('refusal' in combined && combined.refusal === 'moved') || basis !== basisOf(parts);
  });
