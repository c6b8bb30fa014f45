import { describe, expect, it } from 'vitest';
import { offerCurrency } from './offer-currency.ts';
import { rewardOf, rewardOfAll, rewardText } from './offer-reward.ts';
import { sampleCurrencies, sampleOffer, samplePreset } from './testing.ts';

const euro = offerCurrency(sampleCurrencies, 'EUR')!;
const dollar = offerCurrency(sampleCurrencies, 'USD')!;

describe('what an offer gives', () => {
  it('[BON-04] cash: the figure of the currency, else the base figure converted', () => {
    const offer = sampleOffer({ assignConditions: { amountItems: [{ currency: 'EUR', amount: 7 }], baseCurrencyAmount: 10 } });
    expect(rewardOf(offer, 50, euro)).toEqual({ cash: 7, spins: 0 });
    expect(rewardOf(offer, 50, dollar)).toEqual({ cash: 20, spins: 0 });
  });

  it('[BON-04] percent: the lesser of the cap and the percentage of the amount', () => {
    const offer = sampleOffer({ type: 2, assignConditions: { depositPercentage: 50, baseCurrencyMaxAmount: 100 } });
    expect(rewardOf(offer, 33.33, euro).cash).toBe(16.66);
    expect(rewardOf(offer, 1000, euro).cash).toBe(100);
    expect(rewardOf(offer, 1000, dollar).cash).toBe(200);
    const own = { ...offer, assignConditions: { ...offer.assignConditions, maxAmountItems: [{ currency: 'USD', amount: 150 }] } };
    expect(rewardOf(own, 1000, dollar).cash).toBe(150);
  });

  it('gives the whole percentage where there is no cap', () => {
    expect(rewardOf(sampleOffer({ type: 2, assignConditions: { depositPercentage: 200 } }), 30.1, euro).cash).toBe(60.2);
  });

  it('[BON-04] free spins: the quantity of the first preset', () => {
    const offer = sampleOffer({ type: 3, assignConditions: { presets: [samplePreset(20), samplePreset(50)] } });
    expect(rewardOf(offer, 10, euro)).toEqual({ cash: 0, spins: 20 });
  });

  it('[BON-04] a package: the sum of its cash and the sum of its spins', () => {
    const offers = [
      sampleOffer({ assignConditions: { baseCurrencyAmount: 0.1 } }),
      sampleOffer({ type: 2, assignConditions: { depositPercentage: 1 } }),
      sampleOffer({ type: 3, assignConditions: { presets: [samplePreset(20)] } }),
    ];
    const reward = rewardOfAll(offers, 20, euro);
    expect(reward).toEqual({ cash: 0.3, spins: 20 });
    expect(rewardText(reward, { money: (sum) => `€${sum.toFixed(2)}`, spins: (count) => `${count} FS` })).toBe('€0.30 + 20 FS');
  });

  it('says nothing of what comes to nothing', () => {
    expect(rewardText(rewardOf(sampleOffer({ type: 4 }), 10, euro), { money: String, spins: String })).toBeNull();
  });
});
