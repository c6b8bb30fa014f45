import type { DepositBonus } from '@verdigale/contract';
import { statedIn, type OfferCurrency } from './offer-currency.ts';

/** Which deposits an offer is for; null where that end is open. */
export interface DepositRange {
  min: number | null;
  max: number | null;
}

export function depositRange({ triggerConditions: conditions }: DepositBonus, currency: OfferCurrency): DepositRange {
  const { invoiceAmountItems, baseCurrencyInvoiceAmountFrom, baseCurrencyInvoiceAmountTo } = conditions;
  return {
    min: statedIn(currency, invoiceAmountItems, ({ amountFrom }) => amountFrom, baseCurrencyInvoiceAmountFrom),
    max: statedIn(currency, invoiceAmountItems, ({ amountTo }) => amountTo, baseCurrencyInvoiceAmountTo),
  };
}

/** The deposits for which all of them are given. */
export function commonRange(offers: readonly DepositBonus[], currency: OfferCurrency): DepositRange {
  const ranges = offers.map((offer) => depositRange(offer, currency));
  const stated = (end: keyof DepositRange) => ranges.flatMap((range) => range[end] ?? []);
  const [mins, maxs] = [stated('min'), stated('max')];
  return { min: mins.length > 0 ? Math.max(...mins) : null, max: maxs.length > 0 ? Math.min(...maxs) : null };
}

export function fits(amount: number, { min, max }: DepositRange): boolean {
  return (min === null || amount >= min) && (max === null || amount <= max);
}
