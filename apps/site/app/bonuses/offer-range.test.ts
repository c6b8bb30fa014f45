import { describe, expect, it } from 'vitest';
import { offerCurrency } from './offer-currency.ts';
import { commonRange, depositRange, fits } from './offer-range.ts';
import { sampleCurrencies, sampleOffer } from './testing.ts';

const euro = offerCurrency(sampleCurrencies, 'EUR')!;
const dollar = offerCurrency(sampleCurrencies, 'USD')!;
const offer = sampleOffer({
  triggerConditions: {
    invoiceAmountItems: [{ currency: 'EUR', amountFrom: 20, amountTo: null }],
    baseCurrencyInvoiceAmountFrom: 15,
    baseCurrencyInvoiceAmountTo: 100,
  },
});

describe('which deposits an offer is for', () => {
  it('[BON-04] reads each end from the currency’s own figure, else from the base', () => {
    expect(depositRange(offer, euro)).toEqual({ min: 20, max: 100 });
    expect(depositRange(offer, dollar)).toEqual({ min: 30, max: 200 });
    expect(depositRange(sampleOffer(), euro)).toEqual({ min: null, max: null });
  });

  it('of a package: those for which each of its items is given', () => {
    const dearer = sampleOffer({ triggerConditions: { baseCurrencyInvoiceAmountFrom: 25 } });
    expect(commonRange([offer, dearer, sampleOffer()], euro)).toEqual({ min: 25, max: 100 });
  });

  it('[BON-05] counts both ends in', () => {
    expect([19.99, 20, 100, 100.01].map((amount) => fits(amount, { min: 20, max: 100 }))).toEqual([false, true, true, false]);
    expect(fits(1, { min: null, max: null })).toBe(true);
  });
});
