import {
  countLines,
  parseFraction,
  parsePrice,
  placePrice,
  price,
  stakeOf,
  targetOf,
  won,
  type Bet,
  type Leg,
  type Price,
} from '@verdigale/betting';
import { countedLegs, sizesOf, type Slip, type SlipLeg } from './slip.ts';

export interface Returns {
  lines: number;
  /** In minor units, of all bets of the slip. */
  stake: bigint;
  /** What comes back when everything wins, stake included. */
  most: bigint;
  /** Of all legs together; null where there is more than one bet or line. */
  price: Price | null;
}

/** A slip, and what the parts of each builder pay together; null while nobody has said of all. */
type Staked = Pick<Slip, 'mode' | 'sizes' | 'legs' | 'isEachWay'> & { builderPrices: readonly string[] | null };

/** What the slip costs and can return with this stake a line; null while there is no stake, or nothing to stake on. */
export function returnsOf(slip: Staked, unitStake: bigint): Returns | null {
  const priced = pricedLegs(slip);
  const legs = priced.map((leg) => wonLeg(leg, slip.isEachWay));
  if (legs.length === 0 || unitStake <= 0n) return null;
  const sizes = sizesOf(slip);
  const bets: Bet[] = slip.mode === 'singles' ? legs.map((leg) => ({ unitStake, sizes, legs: [leg] })) : [{ unitStake, sizes, legs }];
  const sum = (of: (bet: Bet) => bigint) => bets.reduce((total, bet) => total + of(bet), 0n);
  return {
    lines: bets.reduce((total, bet) => total + countLines(bet), 0),
    stake: sum(stakeOf),
    most: sum((bet) => targetOf(bet).paid),
    price: slip.mode === 'system' || slip.isEachWay || bets.length > 1 ? null : priceOf(priced.map((leg) => leg.price)),
  };
}

/** The legs as the bet counts them, once there is a price for each; else none. */
export const pricedLegs = (slip: Pick<Staked, 'legs' | 'mode' | 'builderPrices'>): Pick<SlipLeg, 'price' | 'eachWay'>[] =>
  slip.builderPrices === null
    ? []
    : countedLegs(slip).map(({ builder, parts }) =>
        builder === null ? parts[0]! : { price: slip.builderPrices![builder]!, eachWay: null },
      );

function wonLeg({ price: text, eachWay }: Pick<SlipLeg, 'price' | 'eachWay'>, isEachWay: boolean): Leg {
  const win = { price: parsePrice(text), result: won };
  return isEachWay && eachWay ? { win, place: { price: placePrice(win.price, parseFraction(eachWay.fraction)), result: won } } : { win };
}

/** The price of all legs together. */
export function priceOf(prices: readonly string[]): Price {
  return prices.map(parsePrice).reduce((product, each) => price(product.num * each.num, product.den * each.den));
}
