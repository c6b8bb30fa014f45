import { describe, expect, it } from 'vitest';
import type { PlayedOffer } from '../offer.ts';
import type { Payouts } from '../payouts.ts';
import { playOffer } from './players.ts';
import { chanceToBust, meanStakes } from './walk.ts';

const game = (...points: [pay: number, chance: number][]): Payouts => ({
  perStake: 1,
  outcomes: points.map(([pay, chance]) => ({ pay, chance })),
});
const evenMoney = game([0, 19 / 37], [2, 18 / 37]);
const middle = game([0, 0.7], [2, 0.28], [20, 0.02]);
const wild = game([0, 0.92], [4, 0.07], [68, 0.01]);
const offer = (own: number, bonus: number, stakes: number, more: Partial<PlayedOffer> = {}): PlayedOffer => ({
  own,
  bonus,
  stakes,
  cap: null,
  isCashable: true,
  ...more,
});

/** The reference: game, deposit and bonus, stakes, chance to bust, stakes made, what it is worth to the player, the same if nobody busts. */
const reference: [string, Payouts, PlayedOffer, number, number, number, number][] = [
  ['even money, 10×', evenMoney, offer(20, 20, 200), 0.01292, 199.592, 14.6056, 14.5946],
  ['even money, 35×', evenMoney, offer(20, 20, 700), 0.326047, 620.321, 3.2346, 1.0811],
  ['a middle game, 10×', middle, offer(100, 100, 1000), 0.053409, 990.086, 60.3966, 60],
  ['a middle game, 35×', middle, offer(100, 100, 3500), 0.521483, 2720.51, -8.8204, -40],
  ['a wild game, 35×', wild, offer(100, 100, 3500), 0.724867, 1800.015, 27.9994, -40],
  ['a middle game without a deposit', middle, offer(0, 10, 500), 0.917055, 97.975, 6.081, -10],
];

describe('the exact cost of a bonus', () => {
  it.each(reference)('meets the reference of %s', (_, payouts, played, bust, staked, worth, simple) => {
    const start = played.own + played.bonus;
    const edge = 1 - payouts.outcomes.reduce((sum, { pay, chance }) => sum + pay * chance, 0);
    expect(chanceToBust(payouts, played.stakes, start)).toBeCloseTo(bust, 5);
    expect(meanStakes(payouts, played.stakes, start)).toBeCloseTo(staked, 2);
    expect(playOffer(payouts, played, { kind: 'plays-on' }).gain).toBeCloseTo(worth, 3);
    expect(played.bonus - edge * played.stakes).toBeCloseTo(simple, 3);
  });

  it('is that of the published simple formula where nobody busts', () => {
    const simple = (bonus: number, edge: number, stakes: number) =>
      playOffer(game([0, (1 + edge) / 2], [2, (1 - edge) / 2]), offer(stakes, bonus, stakes), { kind: 'plays-on' }).gain;
    expect(simple(100, 0.0327, 3000)).toBeCloseTo(1.9, 6);
    expect(simple(100, 0.04, 4000)).toBeCloseTo(-60, 6);
  });

  it.each(reference.filter(([, , { own, stakes }]) => own > 0 && stakes <= 1000))(
    'is never less for the best player: %s',
    (_, payouts, played) => {
      const [playsOn, best] = [playOffer(payouts, played, { kind: 'plays-on' }), playOffer(payouts, played, { kind: 'optimal' })];
      const stops = playOffer(payouts, played, { kind: 'stops', target: played.own * 2 });
      expect(best.gain).toBeGreaterThanOrEqual(playsOn.gain);
      expect(best.gain).toBeGreaterThanOrEqual(stops.gain - 1e-9);
    },
  );

  it('never lets the best player lose, where one who plays on does', () => {
    expect(playOffer(middle, offer(100, 100, 3500), { kind: 'optimal' }).gain).toBeGreaterThan(0);
  });

  it('falls with a cap and without the granted sum', () => {
    const full = playOffer(middle, offer(0, 10, 100), { kind: 'plays-on' }).release;
    const capped = playOffer(middle, offer(0, 10, 100, { cap: 20 }), { kind: 'plays-on' }).release;
    const winnings = playOffer(middle, offer(0, 10, 100, { isCashable: false }), { kind: 'plays-on' }).release;
    expect([capped < full, winnings < full, capped > 0, winnings > 0]).toEqual([true, true, true, true]);
    // Nothing to be staked: what is granted is what is released.
    expect(playOffer(middle, offer(0, 10, 0), { kind: 'plays-on' }).release).toBe(10);
    expect(playOffer(middle, offer(0, 10, 0, { isCashable: false }), { kind: 'plays-on' }).release).toBe(0);
    expect(playOffer(middle, offer(0, 10, 0, { cap: 4 }), { kind: 'plays-on' }).release).toBe(4);
  });

  it('is the mean over every course of a short game', () => {
    const courses = (balance: number, left: number): number =>
      left === 0
        ? balance
        : balance < 1
          ? 0
          : middle.outcomes.reduce((sum, { pay, chance }) => sum + chance * courses(balance - 1 + pay, left - 1), 0);
    expect(playOffer(middle, offer(0, 3, 8), { kind: 'plays-on' }).release).toBeCloseTo(courses(3, 8), 10);
  });
});
