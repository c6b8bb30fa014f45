import { describe, expect, it } from 'vitest';
import { cashbackCost } from './cashback-cost.ts';
import { picker, simulateClaims } from './monte-carlo.ts';
import type { PlayedOffer } from './offer.ts';
import { edgeOf, threePoints, varianceOf } from './payouts.ts';
import { repeatableChance } from './repeatable-chance.ts';
import { playOffer } from './testing/players.ts';

const middle = threePoints(0.96, 'medium');
const offer: PlayedOffer = { own: 20, bonus: 20, stakes: 400, cap: 60, isCashable: true };

describe('simulated claims', () => {
  it('agree with the exact cost, and with themselves by the same seed', () => {
    const run = (seed: number) => simulateClaims(middle, { claims: 20_000, seed, mostStakes: null, draw: () => offer });
    const [simulated, exact] = [run(1), playOffer(middle, offer, { kind: 'plays-on' }).release];
    expect(simulated.release.low).toBeLessThan(exact);
    expect(simulated.release.high).toBeGreaterThan(exact);
    expect(simulated.completed + simulated.bust + simulated.expired).toBeCloseTo(1, 10);
    expect(simulated.worst).toBe(60);
    expect(run(1)).toEqual(simulated);
    expect(run(2)).not.toEqual(simulated);
  });

  it('expire for a player without time for all stakes', () => {
    const { expired, completed, release } = simulateClaims(middle, { claims: 500, seed: 3, mostStakes: 100, draw: () => offer });
    expect([expired > 0, completed, release.mean]).toEqual([true, 0, 0]);
  });
});

describe('payouts', () => {
  it.each(['low', 'medium', 'high'] as const)('of %s volatility return what is published', (volatility) => {
    expect(edgeOf(threePoints(0.965, volatility))).toBeCloseTo(0.035, 12);
  });

  it('are drawn as often as they come', () => {
    const [chance, pick] = [repeatableChance(5), picker(middle)];
    const pays = Array.from({ length: 100_000 }, () => pick(chance()));
    expect(pays.reduce((sum, pay) => sum + pay, 0) / pays.length).toBeCloseTo(0.96, 1);
    expect(new Set(pays)).toEqual(new Set([0, 2, 20]));
  });
});

describe('the cost of cashback', () => {
  const play = { staked: 3000, stake: 1, edge: edgeOf(middle), variance: varianceOf(middle) };

  it('is more than the share of the mean loss, and that share where luck plays no part', () => {
    expect(cashbackCost(0.1, play)).toBeGreaterThan(0.1 * play.edge * play.staked);
    expect(cashbackCost(0.1, { ...play, variance: 0 })).toBeCloseTo(0.1 * play.edge * play.staked, 12);
    expect(cashbackCost(0.1, { ...play, staked: 1e9 })).toBeCloseTo(0.1 * play.edge * 1e9, 0);
  });

  it('is the mean of what simulated players get back', () => {
    const [chance, pick] = [repeatableChance(9), picker(middle)];
    const backs = Array.from({ length: 2000 }, () => {
      let loss = 0;
      for (let made = 0; made < play.staked; made += 1) loss += 1 - pick(chance());
      return 0.1 * Math.max(0, loss);
    });
    const mean = backs.reduce((sum, back) => sum + back, 0) / backs.length;
    expect(Math.abs(mean - cashbackCost(0.1, play))).toBeLessThan(0.06 * mean);
  });
});
