import type { JudgedLeg } from './use-judgement.ts';
import type { Slip, SlipLeg } from './slip.ts';

export interface LegState extends SlipLeg {
  /** Why no bets are taken on it, or null. */
  closed: string | null;
  /** It cannot be combined with another leg, being on the same event. */
  isRelated: boolean;
  /** The price of now where it is another one than the player has seen. */
  now: string | null;
  /** The player's choice does not take it by itself. */
  isAsked: boolean;
}

/** The legs of a slip beside what the platform says of them, as far as it has spoken. */
export function legStates(
  { legs, policy, mode }: Pick<Slip, 'legs' | 'policy' | 'mode'>,
  judged: readonly JudgedLeg[] | undefined,
): LegState[] {
  const known = new Map(judged?.map((leg) => [leg.outcomeId, leg]));
  return legs.map((leg) => {
    const { closed = null, isRelated = false, price = null } = known.get(leg.outcomeId) ?? {};
    const now = price !== null && Number(price) !== Number(leg.price) ? price : null;
    const isTaken = policy === 'any' || (policy === 'higher' && now !== null && Number(now) > Number(leg.price));
    return { ...leg, closed, isRelated: isRelated && mode !== 'singles', now, isAsked: now !== null && closed === null && !isTaken };
  });
}
