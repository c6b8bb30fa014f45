import { fraction, multiply, one, add, type Fraction } from './fraction.ts';
import { legFactor, type LegResult } from './leg-result.ts';
import { countCombinations, sumOfLines } from './lines.ts';
import type { Price } from './price.ts';

/** What a bet is on, at the price that was taken; null while nothing is decided. */
export interface Selection {
  price: Price;
  result: LegResult | null;
}

export interface Leg<S extends Selection = Selection> {
  win: S;
  /** Each way: the same for a place, at `placePrice`. All legs of a bet have it, or none. */
  place?: S;
  /** In every line of the bet. */
  isBanker?: boolean;
}

/**
 * A bet on every line of each of these sizes, bankers not counted: a single is [1] of one leg, an accumulator [n] of n, a Trixie [2, 3] of
 * three. Stakes are minor units of one currency; each line has one, and each way two.
 */
export interface Bet<S extends Selection = Selection> {
  unitStake: bigint;
  sizes: readonly number[];
  legs: readonly Leg<S>[];
}

/** Whether any leg is also backed for a place. */
const isEachWay = ({ legs }: Bet): boolean => legs.some(({ place }) => place !== undefined);

/** Throws RangeError on a bet that has no meaning: no legs, sizes that do not fit or come twice, a stake that is not positive. */
export function countLines(bet: Bet): number {
  const { unitStake, sizes, legs } = bet;
  const free = legs.filter(({ isBanker }) => !isBanker).length;
  const fit =
    sizes.length > 0 && new Set(sizes).size === sizes.length && sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= free);
  if (unitStake <= 0n || !fit) throw new RangeError('the stake or the sizes do not fit the legs');
  if (isEachWay(bet) && legs.some(({ place }) => !place)) throw new RangeError('all legs are each way, or none');
  const lines = sizes.reduce((total, size) => total + countCombinations(free, size), 0);
  return isEachWay(bet) ? 2 * lines : lines;
}

/** What all lines cost, in minor units. Throws as `countLines` does. */
export const stakeOf = (bet: Bet): bigint => bet.unitStake * BigInt(countLines(bet));

/** What the bet is worth where each selection is worth this for a unit, before the one rounding. Lines for the win and for the place are apart. */
export function worthOf<S extends Selection>(bet: Bet<S>, factorOf: (selection: S) => Fraction): Fraction {
  const parts = [bet.legs.map(({ win }) => win), bet.legs.flatMap(({ place }) => place ?? [])];
  const worth = parts
    .filter((part) => part.length > 0)
    .map((part) => {
      const bankers = part.filter((_, leg) => bet.legs[leg]!.isBanker).map(factorOf);
      const free = part.filter((_, leg) => !bet.legs[leg]!.isBanker).map(factorOf);
      return multiply(bankers.reduce(multiply, one), sumOfLines(free, bet.sizes));
    })
    .reduce(add);
  return multiply(worth, fraction(bet.unitStake));
}

/** What the bet is worth if whatever is undecided is worth this. */
export const worthWith = (bet: Bet, undecided: (selection: Selection) => Fraction): Fraction =>
  worthOf(bet, (selection) => (selection.result ? legFactor(selection.price, selection.result) : undecided(selection)));
