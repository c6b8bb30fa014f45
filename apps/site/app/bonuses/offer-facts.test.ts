import { expect, it } from 'vitest';
import { offerCurrency } from './offer-currency.ts';
import { offerFacts } from './offer-facts.ts';
import { sampleCurrencies, sampleOffer, samplePreset, sampleTerms } from './testing.ts';

const euro = offerCurrency(sampleCurrencies, 'EUR')!;
const half = sampleOffer({
  type: 2,
  wagerCasino: 10,
  assignConditions: { depositPercentage: 50 },
  baseCurrencyMaxBetAmount: 5,
  maxWinMultiplier: 4,
});

it('says what has to be staked in full for this deposit', () => {
  expect(offerFacts(half, 50, euro)).toEqual({
    wager: { times: 10, base: 'bonus', total: 250 },
    maxBet: 5,
    maxWin: 100,
    maxWinTimes: null,
  });
  const ofBoth = { ...half, terms: { ...sampleTerms, wagerBase: 'bonus-and-deposit' as const } };
  expect(offerFacts(ofBoth, 50, euro).wager?.total).toBe(750);
});

it('says no sum that depends on a deposit which is not known yet', () => {
  expect(offerFacts(half, null, euro)).toEqual({
    wager: { times: 10, base: 'bonus', total: null },
    maxBet: 5,
    maxWin: null,
    maxWinTimes: 4,
  });
  const fixed = sampleOffer({ assignConditions: { baseCurrencyAmount: 10 }, baseCurrencyMaxWinAmount: 70 });
  expect(offerFacts(fixed, null, euro)).toEqual({
    wager: { times: 10, base: 'bonus', total: 100 },
    maxBet: null,
    maxWin: 70,
    maxWinTimes: null,
  });
});

it('[BON-04] counts no more of the deposit than earned the bonus', () => {
  const capped = { ...half, assignConditions: { ...half.assignConditions, baseCurrencyMaxAmount: 20 } };
  const ofBoth = { ...capped, terms: { ...sampleTerms, wagerBase: 'bonus-and-deposit' as const } };
  expect(offerFacts(ofBoth, 30, euro).wager?.total).toBe(450);
  // 40 earn the 20 that it gives at most.
  expect(offerFacts(ofBoth, 400, euro).wager?.total).toBe(600);
  const cash = sampleOffer({ assignConditions: { baseCurrencyAmount: 10 }, terms: { wagerBase: 'bonus-and-deposit' } });
  expect(offerFacts(cash, 400, euro).wager?.total).toBe(4100);
});

it('[BON-04] says the lower of both caps, and both while it is not known which that is', () => {
  const capped = { ...half, baseCurrencyMaxWinAmount: 70 };
  expect(offerFacts(capped, 10, euro)).toMatchObject({ maxWin: 20, maxWinTimes: null });
  expect(offerFacts(capped, 50, euro)).toMatchObject({ maxWin: 70, maxWinTimes: null });
  expect(offerFacts(capped, null, euro)).toMatchObject({ maxWin: 70, maxWinTimes: 4 });
});

it('knows no total of what spins will win, and no wager where there is none', () => {
  const spins = sampleOffer({ type: 3, assignConditions: { presets: [samplePreset(20)] }, terms: { wagerBase: 'winnings' } });
  expect(offerFacts(spins, 50, euro).wager).toEqual({ times: 10, base: 'winnings', total: null });
  expect(offerFacts({ ...spins, wagerCasino: 0 }, 50, euro).wager).toBeNull();
});

it('counts stakes of the product in which it can be wagered', () => {
  const bets = { ...half, wagerSportsbook: 3, terms: { ...sampleTerms, product: 'sportsbook' as const } };
  expect(offerFacts(bets, 50, euro).wager?.total).toBe(75);
});
