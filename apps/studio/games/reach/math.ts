import type { RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import type { ReachTitle } from './titles.ts';

/** Pays are in hundredths of the stake. */
export const unitsPerStake = 100;
/** The lowest target; all are whole tenths, so that every win is exact from the smallest stake on. */
export const lowest = 110;
export const step = 10;

const randomBits = 64n;

export interface ReachChoice {
  target: number;
}
/** How high the round came, in hundredths; nobody can ask for more than the highest target. */
export type ReachOutcome = Outcome & { height: number };

export function readReachChoice({ highest }: ReachTitle, value: unknown): ReachChoice | undefined {
  const { target, ...rest } = Object(value) as Record<string, unknown>;
  if (!Number.isInteger(target) || Object.keys(rest).length > 0) return undefined;
  const number = Number(target);
  return number >= lowest && number <= highest && number % step === 0 ? { target: number } : undefined;
}

/** Of the 2^64 equally likely numbers that two words make, `floor(given * 2^64 / m)` reach m hundredths. */
export function reach({ given, highest }: ReachTitle, source: RandomSource, { target }: ReachChoice): ReachOutcome {
  const drawn = (BigInt(source.nextUint32()) << 32n) | BigInt(source.nextUint32());
  const height = (given << randomBits) / ((1n << randomBits) - drawn);
  const shown = height > BigInt(highest) ? highest : Number(height);
  return { height: shown, pay: shown >= target ? target : 0, isOver: true };
}

/** The numbers, of 2^64, that reach so many hundredths. */
export function chancesToReach({ given }: ReachTitle, hundredths: number): bigint {
  return (given << randomBits) / BigInt(hundredths);
}
