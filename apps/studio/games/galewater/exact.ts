import { cascade, everyStop } from '../../engine/cascade.ts';
import { countSymbol } from '../../engine/evaluate.ts';
import { add, multiply, rational, sum, zero, type Rational } from '../../engine/rational.ts';
import type { Grid, Strip } from '../../engine/reels.ts';
import { baseMultiplier, freeMultiplier, freeSpinsWon, highestFreeMultiplier, lighthousesNeeded, rules, unitsPerStake } from './math.ts';

/** What a look at every spin of some strips has counted; pays are in units and without a multiplier. */
export interface Tally {
  spins: number;
  /** How many spins have exactly so many falls. */
  spinsByFalls: number[];
  /** What is paid after so many falls, over all spins. */
  payByFalls: number[];
  /** Spins that end with the lighthouses for the free spins. */
  features: number;
  /** The most that a spin pays with a paid spin's multipliers, without and with the free spins. */
  bestBase: { plain: number; feature: number };
  /** `[multiplier][falls]`: the most that a spin of so many falls pays when the multiplier of the free spins stood there. */
  bestFree: number[][];
}

/** Looks at every spin; `first` narrows the first reel to some of its stops. */
export function tally(strips: readonly Strip[], first?: readonly number[]): Tally {
  const counted: Tally = { spins: 0, spinsByFalls: [], payByFalls: [], features: 0, bestBase: { plain: 0, feature: 0 }, bestFree: [] };
  everyStop(
    strips,
    (stops) => {
      const sights = cascade(strips, stops, rules);
      const falls = sights.length - 1;
      const pays = Array.from({ length: falls }, (_, fall) => (sights[fall]?.wins ?? []).reduce((pay, win) => pay + win.pay, 0));
      const isFeature = countSymbol(sights[falls]?.grid as Grid, rules.scatter) >= lighthousesNeeded;
      counted.spins += 1;
      counted.spinsByFalls[falls] = (counted.spinsByFalls[falls] ?? 0) + 1;
      if (isFeature) counted.features += 1;
      if (falls === 0) return;
      pays.forEach((pay, fall) => {
        counted.payByFalls[fall] = (counted.payByFalls[fall] ?? 0) + pay;
      });
      const base = pays.reduce((total, pay, fall) => total + pay * baseMultiplier(fall), 0);
      const kind = isFeature ? 'feature' : 'plain';
      counted.bestBase[kind] = Math.max(counted.bestBase[kind], base);
      for (let from = 1; from <= highestFreeMultiplier; from += 1) {
        const most = (counted.bestFree[from] ??= []);
        most[falls] = Math.max(
          most[falls] ?? 0,
          pays.reduce((total, pay, fall) => total + pay * freeMultiplier(from, fall), 0),
        );
      }
    },
    first,
  );
  return counted;
}

/** The exact mean of a paid spin without its free spins, in stakes. */
export function meanBase(base: Tally): Rational {
  return perSpin(base, (fall) => baseMultiplier(fall));
}

/** The exact mean of all free spins together, in stakes: a Markov chain over where the multiplier stands. */
export function meanFreeSpins(free: Tally): Rational {
  let chances = new Map<number, Rational>([[1, rational(1n)]]);
  let mean = zero;
  for (let spin = 0; spin < freeSpinsWon; spin += 1) {
    const next = new Map<number, Rational>();
    for (const [from, chance] of chances) {
      mean = add(
        mean,
        multiply(
          chance,
          perSpin(free, (fall) => freeMultiplier(from, fall)),
        ),
      );
      free.spinsByFalls.forEach((spins, falls) => {
        const to = freeMultiplier(from, falls);
        next.set(to, add(next.get(to) ?? zero, multiply(chance, rational(BigInt(spins), BigInt(free.spins)))));
      });
    }
    chances = next;
  }
  return mean;
}

/** The exact chance of the free spins. */
function featureChance(base: Tally): Rational {
  return rational(BigInt(base.features), BigInt(base.spins));
}

/** The exact share of all stakes that the game returns. */
export function exactRtp(base: Tally, free: Tally): Rational {
  return add(meanBase(base), multiply(featureChance(base), meanFreeSpins(free)));
}

/** The most that one round can pay, in stakes: the best way through all free spins, multiplier by multiplier. */
export function exactMaxWin(base: Tally, free: Tally): Rational {
  let most = Array.from({ length: highestFreeMultiplier + 1 }, () => 0);
  for (let left = 0; left < freeSpinsWon; left += 1) {
    most = most.map((rest, from) => {
      const ways = (free.bestFree[from] ?? []).map((pay, falls) => pay + (most[freeMultiplier(from, falls)] as number));
      // No spin has some numbers of falls: reduce passes over what is not there.
      return ways.reduce((best, way) => Math.max(best, way), rest);
    });
  }
  const units = Math.max(base.bestBase.plain, base.bestBase.feature + (most[1] as number));
  return rational(BigInt(units), BigInt(unitsPerStake));
}

function perSpin({ payByFalls, spins }: Tally, multiplierAfter: (falls: number) => number): Rational {
  const units = sum(payByFalls.map((pay, fall) => rational(BigInt(pay) * BigInt(multiplierAfter(fall)))));
  return multiply(units, rational(1n, BigInt(spins) * BigInt(unitsPerStake)));
}
