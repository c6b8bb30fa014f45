import { describe, expect, it } from 'vitest';
import type { Offer, OfferItem } from '../campaign/offer.ts';
import { termsWith } from '../terms/testing.ts';
import { costOfItem } from './item-cost.ts';
import { budgetFault, careful, costOfOffer } from './offer-cost.ts';
import { edgeOf, threePoints } from './payouts.ts';
import { dearestGames, type CostedGame } from './played-game.ts';

const { perPlayer: _, ...terms } = termsWith();
const item = (gives: OfferItem['gives'], more: Partial<OfferItem['terms']> = {}): OfferItem => ({
  id: 'an item',
  name: 'An item',
  gives,
  terms: { ...terms, maxBet: { base: '5' }, maxWin: null, ...more },
});
const middle = threePoints(0.96, 'medium');
const assumed = { ...careful, played: { payouts: middle, share: 1 }, spun: middle };
const offer = (items: OfferItem[], budget: Offer['budget']) => ({ items, budget });
const spins = (winnings: 'real' | 'bonus'): OfferItem['gives'] => ({
  kind: 'free-spins',
  provider: 'verdigale-studio',
  game: 'copper-canyon',
  quantity: 20,
  stake: { base: '0.20' },
  validHours: 72,
  winnings,
});

describe('the cost of an item', () => {
  it('is what comes of a deposit bonus after its stakes, less than what is granted', () => {
    const cost = costOfItem(item({ kind: 'percent', percent: '100', cap: { base: '100' } }), assumed);
    expect(cost.granted).toBe(100);
    expect(cost.release.mean).toBeGreaterThan(20);
    expect(cost.release.low).toBeLessThan(100);
    expect(cost.completed + cost.bust + cost.expired).toBeCloseTo(1, 10);
  });

  it('of spins that pay own money is their return, whatever the game pays at once', () => {
    for (const volatility of ['low', 'high'] as const) {
      const { granted, release } = costOfItem(item(spins('real')), { ...assumed, spun: threePoints(0.96, volatility) });
      expect([granted, release.mean]).toEqual([4, expect.closeTo(3.84, 10)]);
    }
    const staked = costOfItem(item(spins('bonus'), { base: 'winnings' }), assumed).release;
    expect(staked.low).toBeLessThan(3.84);
  });

  it('falls with more stakes, a cap and less time', () => {
    const mean = (more: Partial<OfferItem['terms']>) =>
      costOfItem(item({ kind: 'cash', amount: { base: '20' } }, more), assumed).release.mean;
    const full = mean({ multiplier: '1' });
    expect(mean({ multiplier: '10' })).toBeLessThan(full);
    expect(mean({ multiplier: '1', maxWin: { base: '10' } })).toBeLessThan(full);
    expect(mean({ multiplier: '500', wageringHours: 1 })).toBe(0);
  });

  it('of cashback is never more than its cap', () => {
    const cashback = (cap: string | null): OfferItem['gives'] => ({
      kind: 'cashback',
      percent: '10',
      period: 'week',
      minimum: { base: '1' },
      cap: cap === null ? null : { base: cap },
      pays: 'real',
    });
    const free = costOfItem(item(cashback(null)), assumed).release.mean;
    expect(free).toBeGreaterThan(4);
    expect(costOfItem(item(cashback('3')), assumed).release.mean).toBe(3);
  });
});

describe('a budget', () => {
  const cash = item({ kind: 'cash', amount: { base: '20' } });

  it('bears the claims that its ceiling lets through', () => {
    expect(budgetFault(offer([cash], { claims: 1_000, spent: '20000' }), [])).toBeNull();
    const { claims, total } = costOfOffer(offer([cash], { claims: null, spent: '2000' }), []);
    expect(claims).toBe(100);
    expect(total!.mean).toBeLessThan(2_000);
    expect(costOfOffer(offer([cash], { claims: null, spent: null }), []).total).toBeNull();
    expect(budgetFault(offer([item(spins('real'))], { claims: 1_000, spent: null }), [])).toBeNull();
  });

  it('is refused where even one claim costs more for certain', () => {
    const spun = offer([item(spins('real'))], { claims: null, spent: '3' });
    expect(budgetFault(spun, [])).toMatch(/^1 claims cost 3\.[67]\d to [34]\.\d\d, its budget is 3$/);
  });
});

describe('the games that an offer is played with', () => {
  const game = (identity: string, some: Partial<CostedGame> = {}): CostedGame => ({
    identity,
    type: 'slots',
    provider: 'a-studio',
    volatility: 'medium',
    rtp: 0.96,
    highestRtp: null,
    payouts: null,
    ...some,
  });
  const bonus = item({ kind: 'percent', percent: '100', cap: { base: '100' } });
  const meanWith = (games: CostedGame[], of = bonus) => costOfOffer(offer([of], { claims: 1, spent: null }), games).items[0]!.release.mean;

  it('cost what the dearest of them costs, by what their studios state', () => {
    const [usual, generous] = [game('usual'), game('generous', { rtp: 0.97, highestRtp: 0.99 })];
    expect(meanWith([usual])).toBe(meanWith([]));
    expect(meanWith([usual, generous])).toBe(meanWith([generous]));
    expect(meanWith([generous])).toBeGreaterThan(meanWith([usual]) + 5);
  });

  it('are bets where the bonus is for sport, whatever games there are', () => {
    const sport = item(bonus.gives, { product: 'sportsbook' });
    expect(meanWith([game('generous', { rtp: 0.99 })], sport)).toBe(meanWith([], sport));
    expect(dearestGames(sport.terms, []).map(({ payouts }) => 1 - edgeOf(payouts))).toEqual(Array(3).fill(expect.closeTo(1 / 1.04, 10)));
  });

  it('are played with the payouts that their studios state: of the same return, what swings less is played to the end more often', () => {
    const even = {
      perStake: 1,
      outcomes: [
        { pay: 0, chance: 0.52 },
        { pay: 2, chance: 0.48 },
      ],
    };
    const calm = game('a', { payouts: even });
    expect(dearestGames(bonus.terms, [calm])).toEqual([{ payouts: even, share: 1 }]);
    expect(meanWith([calm])).toBeGreaterThan(meanWith([game('a')]) + 5);
  });

  it('leave out what the terms exclude, and weigh what counts for little', () => {
    const generous = game('generous', { rtp: 0.99, type: 'table' });
    const played = (more: Partial<OfferItem['terms']>) => dearestGames({ ...bonus.terms, ...more }, [game('usual'), generous]);
    expect(played({ excludedGames: ['generous'] })).toEqual(dearestGames(bonus.terms, [game('usual')]));
    expect(played({ contribution: { default: 1000, types: { table: 100 }, providers: {}, games: {} } })).toEqual(
      dearestGames(bonus.terms, [game('usual')]),
    );
    expect(played({})).toEqual(dearestGames(bonus.terms, [generous]));
  });

  it('of free spins are the one that they are for', () => {
    const mean = meanWith([game('copper-canyon', { rtp: 0.9 }), game('generous', { rtp: 0.99 })], item(spins('real')));
    expect(mean).toBeCloseTo(3.6, 10);
  });

  it('of cashback are those that return least', () => {
    const cashback = item({ kind: 'cashback', percent: '10', period: 'week', minimum: { base: '1' }, cap: null, pays: 'real' });
    expect(meanWith([game('usual'), game('hard', { rtp: 0.85 })], cashback)).toBe(meanWith([game('hard', { rtp: 0.85 })], cashback));
  });
});
