import fc from 'fast-check';
import type { Bet, Leg } from './bet.ts';
import { fraction, type Fraction } from './fraction.ts';
import { halfLost, halfWon, lost, voided, won, type LegResult } from './leg-result.ts';
import { parsePrice, price } from './price.ts';

/** A leg at a price as it is written ("9/2", "2.25"); undecided unless a result is named. */
export const leg = (text: string, result: LegResult | null = null): Leg => ({ win: { price: parsePrice(text), result } });

/** One line of all legs, or the sizes named. */
export const betOf = (unitStake: bigint, legs: readonly Leg[], sizes: readonly number[] = [legs.length]): Bet => ({
  unitStake,
  sizes,
  legs,
});

/** A fraction of 0 to 1. */
export const shares: fc.Arbitrary<Fraction> = fc.bigInt({ min: 0n, max: 100n }).map((part) => fraction(part, 100n));
export const prices = fc.bigInt({ min: 101n, max: 5_000n }).map((cents) => price(cents, 100n));
export const decided: fc.Arbitrary<LegResult> = fc.oneof(
  fc.constantFrom(won, lost, voided, halfWon, halfLost),
  fc.record({ isWon: fc.constant(true), voidFactor: fc.constant(won.voidFactor), deadHeatFactor: shares, deduction: shares }),
);
export const results = fc.option(decided, { freq: 4 });

const legs = fc.array(fc.record({ win: fc.record({ price: prices, result: results }) }), { minLength: 1, maxLength: 7 }).chain((list) =>
  fc
    .subarray(
      list.map((_, at) => at),
      { maxLength: list.length - 1 },
    )
    .map((bankers) => list.map((item, at) => ({ ...item, isBanker: bankers.includes(at) }))),
);

/** Any bet of up to seven legs, decided and undecided, with bankers, on any sizes. */
export const bets: fc.Arbitrary<Bet> = legs.chain((list) => {
  const free = list.filter(({ isBanker }) => !isBanker).length;
  const sizes = fc.subarray(
    Array.from({ length: free }, (_, at) => at + 1),
    { minLength: 1 },
  );
  return fc.record({ unitStake: fc.bigInt({ min: 1n, max: 10_000n }), sizes, legs: fc.constant(list) });
});
