import type { JudgedLeg } from './use-judgement.ts';
import { countedLegs, isSameEachWay, type EachWay, type Slip, type SlipLeg } from './slip.ts';

export interface LegState extends SlipLeg {
  /** Why no bets are taken on it, or null. */
  closed: string | null;
  /** It cannot be combined with another leg, being on the same event. */
  isRelated: boolean;
  /** The current price where it is not the one that the player has seen. */
  now: string | null;
  /** Its terms each way now. */
  terms: EachWay | null;
  /** The player's choice does not take by itself what has changed. */
  isAsked: boolean;
}

/** The legs of a slip beside what the platform says of them, as far as it has spoken. */
export function legStates(
  { legs, policy, mode, isEachWay }: Pick<Slip, 'legs' | 'policy' | 'mode' | 'isEachWay'>,
  judged: readonly JudgedLeg[] | undefined,
): LegState[] {
  const known = new Map(judged?.map((leg) => [leg.outcomeId, leg]));
  const builders = countedLegs({ legs, mode }).filter(({ builder }) => builder !== null);
  // A part has no price of its own.
  const parts = new Set(builders.flatMap((builder) => builder.parts.map(({ outcomeId }) => outcomeId)));
  return legs.map((leg) => {
    const { closed = null, isRelated = false, price = null, eachWay: terms } = known.get(leg.outcomeId) ?? { eachWay: leg.eachWay };
    const now = price !== null && Number(price) !== Number(leg.price) ? price : null;
    const isPart = parts.has(leg.outcomeId);
    const isTaken = isPart || policy === 'any' || (policy === 'higher' && now !== null && Number(now) > Number(leg.price));
    const isChanged = (now !== null && !isTaken) || (isEachWay && !isSameEachWay(leg.eachWay, terms));
    return {
      ...leg,
      closed,
      isRelated: isRelated && mode !== 'singles',
      now,
      terms,
      isAsked: isChanged && closed === null,
    };
  });
}
