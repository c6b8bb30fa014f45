import { newIdempotencyKey, type CallFunction } from '@verdigale/client';
import type { SportBet } from '@verdigale/contract';
import { isRefusal } from '#client/api/is-refusal.ts';
import { read, store } from '#client/settings/stored.ts';
import { askedLegs, sizesOf, type Slip, type SlipLeg, type SlipMode } from './slip.ts';

/** One bet as it is sent: the same key makes it the same bet, however often it is sent. */
export interface Placement {
  key: string;
  legs: readonly SlipLeg[];
  mode: SlipMode;
  sizes: readonly number[];
  /** What the player has seen that the parts of each builder pay together. */
  builderPrices: readonly string[];
  /** In main units of the account's currency, as the wire has it. */
  unitStake: number;
  pricePolicy: Slip['policy'];
  isEachWay: boolean;
}

export interface Placed {
  bets: SportBet[];
  refused: { placement: Placement; error: unknown }[];
  /** Nobody knows what became of them: sent again, they are what they were. */
  unanswered: Placement[];
}

/** Each account's by itself: sent again by another one they would be its own bets. */
const keyOf = (account: string) => `betting.unanswered${account}`;
const isList = (value: unknown): value is Placement[] =>
  Array.isArray(value) && value.every((each: Partial<Placement> | null) => Array.isArray(each?.builderPrices));

/** What was sent and not answered, also by an earlier page in this browser. */
export const unansweredPlacements = (account: string): Placement[] => read(keyOf(account), none, isList);
const none: Placement[] = [];

/** The bets of a slip: each leg one, or one of them all. */
export function placementsOf(slip: Slip, unitStake: number, builderPrices: readonly string[]): Placement[] {
  const bet = (legs: readonly SlipLeg[]): Placement => ({
    key: newIdempotencyKey(),
    legs,
    mode: slip.mode,
    sizes: sizesOf(slip),
    builderPrices,
    unitStake,
    pricePolicy: slip.policy,
    isEachWay: slip.isEachWay,
  });
  return slip.mode === 'singles' ? slip.legs.map((leg) => bet([leg])) : [bet(slip.legs)];
}

/** Sends bets one after the other. What is sent is kept until it is answered, so that a lost answer makes no second bet. */
export async function sendPlacements(call: CallFunction, placements: readonly Placement[], account: string): Promise<Placed> {
  const placed: Placed = { bets: [], refused: [], unanswered: [] };
  const key = keyOf(account);
  const own = new Set(placements.map((each) => each.key));
  // Another tab may wait for an answer, too.
  const others = () => unansweredPlacements(account).filter((each) => !own.has(each.key));
  const sentBefore = new Set(unansweredPlacements(account).map((each) => each.key));
  store(key, [...others(), ...placements]);
  for (const placement of placements) {
    const { key: idempotencyKey, sizes, builderPrices, unitStake, pricePolicy } = placement;
    const body = { legs: askedLegs(placement), sizes: [...sizes], builderPrices: [...builderPrices], unitStake, pricePolicy };
    try {
      placed.bets.push((await call('sportsbook.bets.place', { body, idempotencyKey })).data);
    } catch (error) {
      if (isRefusal(error, sentBefore.has(placement.key))) placed.refused.push({ placement, error });
      else placed.unanswered.push(placement);
    }
  }
  store(key, [...others(), ...placed.unanswered]);
  return placed;
}
