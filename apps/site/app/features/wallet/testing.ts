import type { Account, MethodField, PaymentMethod } from '@verdigale/contract';
import { moneyOf } from '#app/money/use-money.ts';

/** Sums of euros, as an English page writes them. */
export const money = moneyOf({ code: 'EUR', exponent: 2, type: 'fiat', subCurrencies: [] }, 'en');

/** An account of so many euros, all of which may be withdrawn. */
export const sampleAccount = (balance = 0) => ({ id: 'a1', currency: 'EUR', balance, withdrawalBalance: balance }) as Account;

/** A method for 10 to 500 euros, without fields of its own, that is paid on a page of its provider. */
export function sampleMethod(more: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    method: 'sandbox.withdrawal.bank',
    names: { en: 'Bank' },
    type: 'form',
    processingType: 'form',
    logo: '/img/methods/bank.svg',
    icon: '',
    amountMin: 10,
    amountMax: 500,
    presets: [],
    fields: [],
    ...more,
  };
}

export function sampleField(key: string, more: Partial<MethodField> = {}): MethodField {
  return {
    key,
    fieldType: 'text',
    type: 'string',
    value: null,
    isRequired: true,
    regexp: '',
    labels: { en: key },
    hints: {},
    position: 1,
    ...more,
  };
}
