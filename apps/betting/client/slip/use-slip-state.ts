import { useQueryClient } from '@tanstack/react-query';
import { errors, type SlipJudgement } from '@verdigale/contract';
import { minorOf, useUnits, type Unit } from '#client/api/use-currencies.ts';
import { legStates, type LegState } from './changes.ts';
import { readStake } from './read-stake.ts';
import { pricedLegs, returnsOf, type Returns } from './returns.ts';
import { countedLegs, type Slip, type SlipLeg } from './slip.ts';
import { currencyKey, useJudgement } from './use-judgement.ts';
import { useSlip } from './use-slip.ts';

export interface SlipState {
  slip: Slip;
  legs: LegState[];
  unit: Unit;
  unitStake: bigint;
  /** The most that a line may be staked with; null while nobody has said. */
  most: bigint | null;
  /** Of each builder what its parts pay together, or why they are no bet; nothing while nobody has said. */
  builders: SlipJudgement['builders'];
  /** What all of them pay; null while one has no price. */
  builderPrices: readonly string[] | null;
  /** Of the legs as the bets count them, now; none while one has no price. */
  prices: readonly string[];
  /** At current prices. */
  returns: Returns | null;
  /** Why even the smallest stake would be refused; null where it would not. */
  refusal: SlipJudgement['refusal'];
  /** What waits for the player's yes, by outcome. */
  asked: ReadonlyMap<string, Pick<SlipLeg, 'price' | 'eachWay'>>;
  isClosed: boolean;
  isRelated: boolean;
}

/** Reasons that the legs themselves show. */
const shownByLegs: readonly number[] = [errors.betClosed.code, errors.legsRelated.code, errors.legsNotCombined.code];

/** The slip beside what the platform says of it. */
export function useSlipState(): SlipState {
  const slip = useSlip();
  const { data, isPlaceholderData } = useJudgement(slip);
  const known = useQueryClient().getQueryData<string | null>(currencyKey) ?? null;
  const unit = useUnits()(data?.currency ?? known);
  const legs = legStates(slip, data?.legs);
  const unitStake = unit.isKnown ? readStake(slip.stake, unit) : 0n;
  const current = { ...slip, legs: legs.map((leg) => ({ ...leg, price: leg.now ?? leg.price, eachWay: leg.terms })) };
  const refusal = data?.refusal ?? null;
  const most = data?.mostUnitStake ?? null;
  // What was said of other legs is no price of these.
  const builders = isPlaceholderData ? [] : (data?.builders ?? []);
  const prices = countedLegs(slip).flatMap(({ builder }) => (builder === null ? [] : [builders[builder]?.price ?? null]));
  const builderPrices = prices.includes(null) ? null : prices.filter((price) => price !== null);
  return {
    slip,
    legs,
    unit,
    unitStake,
    most: most === null || !unit.isKnown ? null : minorOf(most, unit),
    builders,
    builderPrices,
    prices: pricedLegs({ ...current, builderPrices }).map(({ price }) => price),
    returns: returnsOf({ ...current, builderPrices }, unitStake),
    refusal: refusal && !shownByLegs.includes(refusal.code) ? refusal : null,
    asked: new Map(current.legs.flatMap(({ outcomeId, price, eachWay, isAsked }) => (isAsked ? [[outcomeId, { price, eachWay }]] : []))),
    isClosed: legs.some(({ closed }) => closed !== null),
    isRelated: legs.some(({ isRelated }) => isRelated),
  };
}
