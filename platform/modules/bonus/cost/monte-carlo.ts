import type { PlayedOffer } from './offer.ts';
import { released } from './offer.ts';
import type { Payouts } from './payouts.ts';
import { repeatableChance } from './repeatable-chance.ts';

/** A mean with the interval that holds it in 99 of 100 runs. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
  /** Of one value from the next. */
  deviation: number;
}

export interface Simulated {
  release: Estimate;
  /** Shares of the claims that end so. */
  completed: number;
  bust: number;
  expired: number;
  /** One claim in a hundred costs this or more. */
  worst: number;
}

export interface SimulatedClaims {
  claims: number;
  seed: number;
  /** How many stakes the player makes in the time that he has; null for all that are asked for. */
  mostStakes: number | null;
  /** What a claim begins with: drawn anew for each, since spins win different sums. */
  draw(chance: () => number): PlayedOffer;
}

/** Plays claims one by one, own money first, until the stakes are made, nothing is left, or the time is over. */
export function simulateClaims(payouts: Payouts, { claims, seed, mostStakes, draw }: SimulatedClaims): Simulated {
  const chance = repeatableChance(seed);
  const pick = picker(payouts);
  const releases: number[] = [];
  let [completed, bust, expired] = [0, 0, 0];
  for (let claim = 0; claim < claims; claim += 1) {
    const offer = draw(chance);
    let [own, bonus, made] = [offer.own, offer.bonus, 0];
    const most = Math.min(offer.stakes, mostStakes ?? offer.stakes);
    while (made < most && own + bonus >= payouts.perStake) {
      if (own >= payouts.perStake) own += pick(chance()) - payouts.perStake;
      else {
        bonus += own + pick(chance()) - payouts.perStake;
        own = 0;
      }
      made += 1;
    }
    if (made === offer.stakes) completed += 1;
    else if (made < most) bust += 1;
    else expired += 1;
    releases.push(made === offer.stakes ? released(offer, bonus) : 0);
  }
  return {
    release: estimate(releases),
    completed: completed / claims,
    bust: bust / claims,
    expired: expired / claims,
    worst: worstOf(releases),
  };
}

/** A pay by a number from 0 to 1. */
export function picker({ outcomes }: Payouts): (chance: number) => number {
  const ends: number[] = [];
  for (const { chance } of outcomes) ends.push((ends.at(-1) ?? 0) + chance);
  return (chance) => {
    const index = ends.findIndex((end) => chance < end);
    return (outcomes[index] ?? outcomes.at(-1)!).pay;
  };
}

function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return around(mean, Math.sqrt(squares / Math.max(1, values.length - 1)), values.length);
}

/** The mean of so many values, which differ by this much, with its 99 % interval (2.5758 deviations of the normal distribution). */
export function around(mean: number, deviation: number, count: number): Estimate {
  const margin = (2.5758 * deviation) / Math.sqrt(count);
  return { mean, low: mean - margin, high: mean + margin, deviation };
}

function worstOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * 0.99))]!;
}
