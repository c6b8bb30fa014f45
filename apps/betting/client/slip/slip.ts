import { joinParts, type CountedLeg } from '@verdigale/betting';
import type { SportMarket } from '@verdigale/contract';

/** The same stake again on a place: how many places count, and at what share of the odds. */
export type EachWay = NonNullable<SportMarket['eachWay']>;

/** What is on the slip, with all that is needed to show it without its event. */
export interface SlipLeg {
  outcomeId: string;
  eventId: string;
  competitors: string[];
  sport: string;
  tournament: string;
  isSimulated: boolean;
  market: string;
  specifiers: string;
  outcome: string;
  /** The price that the player has seen and accepts. */
  price: string;
  /** Terms each way that the player has seen; null where there are none. */
  eachWay: EachWay | null;
}

/**
 * Each leg as its own bet; all in one bet; every combination of some; or all of one event as a single bet with its own price. Within
 * `combo` and `system`, legs of one event form a builder, which counts as one leg with its own price.
 */
export type SlipMode = 'singles' | 'combo' | 'system' | 'builder';
export type PricePolicy = 'none' | 'higher' | 'any';

export interface Slip {
  legs: readonly SlipLeg[];
  mode: SlipMode;
  /** Of a system: sizes of its lines. */
  sizes: readonly number[];
  /** What is typed for each line, as text. */
  stake: string;
  policy: PricePolicy;
  /** As much on a place for each leg, too. */
  isEachWay: boolean;
}

export const mostLegs = 20;
const mostParts = 10;
export const emptySlip: Slip = { legs: [], mode: 'singles', sizes: [], stake: '', policy: 'none', isEachWay: false };

const isOn = (leg: SlipLeg, { eventId, market, specifiers }: SlipLeg) =>
  leg.eventId === eventId && leg.market === market && leg.specifiers === specifiers;

/** Puts an outcome on the slip or takes it off; another outcome of the same market takes the place of the first. */
export function toggleLeg(slip: Slip, leg: SlipLeg): Slip {
  if (slip.legs.some(({ outcomeId }) => outcomeId === leg.outcomeId)) return withoutLegs(slip, [leg.outcomeId]);
  const at = slip.legs.findIndex((each) => isOn(each, leg));
  if (at >= 0) return { ...slip, legs: slip.legs.with(at, leg) };
  if (slip.legs.length >= mostLegs) return slip;
  const legs = [...slip.legs, leg];
  // Two of one event stay bets of their own until the player has a builder made of them.
  const isCombined = slip.legs.length === 1 && slip.legs[0]!.eventId !== leg.eventId;
  return fitted({ ...slip, legs, mode: isCombined ? 'combo' : slip.mode });
}

export const withoutLegs = (slip: Slip, outcomeIds: readonly string[]): Slip =>
  fitted({ ...slip, legs: slip.legs.filter(({ outcomeId }) => !outcomeIds.includes(outcomeId)) });

/** Takes what is offered now for what the player has seen: prices, and terms each way. */
export function acceptChanges(slip: Slip, changes: ReadonlyMap<string, Pick<SlipLeg, 'price' | 'eachWay'>>): Slip {
  return fitted({ ...slip, legs: slip.legs.map((leg) => ({ ...leg, ...changes.get(leg.outcomeId) })) });
}

export const isSameEachWay = (a: EachWay | null, b: EachWay | null): boolean => a?.places === b?.places && a?.fraction === b?.fraction;

/** The legs as a bet of this kind counts them: of one event as one builder, unless each is a bet of its own. */
export function countedLegs<L extends SlipLeg>({ legs, mode }: { legs: readonly L[]; mode: SlipMode }): CountedLeg<L>[] {
  const events = new Map<string, number>();
  const isShared = ({ eventId }: L) => legs.filter((leg) => leg.eventId === eventId).length > 1;
  if (mode !== 'singles') for (const leg of legs) if (isShared(leg) && !events.has(leg.eventId)) events.set(leg.eventId, events.size);
  return joinParts(legs, ({ eventId }) => events.get(eventId) ?? null);
}

/** Every leg can be bet each way. */
export const hasEachWay = ({ legs, mode }: Pick<Slip, 'legs' | 'mode'>): boolean =>
  legs.length > 0 && countedLegs({ legs, mode }).every(({ builder, parts }) => builder === null && parts[0]!.eachWay);

/** What these legs can be. */
export function modesOf({ legs }: Pick<Slip, 'legs'>): SlipMode[] {
  const counted = countedLegs({ legs, mode: 'combo' });
  const isFit = counted.every(({ parts }) => parts.length <= mostParts);
  if (legs.length < 2 || !isFit) return ['singles'];
  if (counted.length === 1) return ['singles', 'builder'];
  return counted.length > 2 ? ['singles', 'combo', 'system'] : ['singles', 'combo'];
}

/** A mode that these legs can have, with sizes that fit them. */
export function fitted(slip: Slip): Slip {
  const { legs } = slip;
  const counted = countedLegs({ legs, mode: 'combo' }).length;
  const modes = modesOf(slip);
  const next = modes.at(-1)!;
  const mode = modes.includes(slip.mode) ? slip.mode : next;
  const isFit = slip.sizes.length > 0 && slip.sizes.every((size) => size <= counted);
  return {
    ...slip,
    mode,
    sizes: mode !== 'system' ? [] : isFit ? slip.sizes : [2],
    isEachWay: slip.isEachWay && hasEachWay({ legs, mode }),
  };
}

/** The legs as the platform is asked for them. */
export const askedLegs = ({ legs, mode, isEachWay }: Pick<Slip, 'legs' | 'mode' | 'isEachWay'>) =>
  countedLegs({ legs, mode }).flatMap(({ builder, parts }) =>
    parts.map(({ outcomeId, price, eachWay }) => ({
      outcomeId,
      price,
      ...(isEachWay && eachWay && { eachWay }),
      ...(builder !== null && { builder }),
    })),
  );

/** The sizes of each bet that a slip places. */
export function sizesOf({ mode, sizes, legs }: Pick<Slip, 'mode' | 'sizes' | 'legs'>): readonly number[] {
  if (mode === 'combo') return [countedLegs({ legs, mode }).length];
  return mode === 'system' ? sizes : [1];
}
