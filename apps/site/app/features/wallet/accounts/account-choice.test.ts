import type { Account, Currency } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { inOrder, notOwned } from './account-choice.tsx';

const account = (currency: string, balance: number) => ({ currency, balance }) as Account;
const currency = (code: string, isEnabled = true) => ({ code, isEnabled }) as Currency;

it('[CUR-03] lists accounts with money first, then by letter', () => {
  const accounts = [account('USD', 0), account('TRX', 1), account('BTC', 0), account('EUR', 900)];
  expect(inOrder(accounts).map(({ currency: code }) => code)).toEqual(['EUR', 'TRX', 'BTC', 'USD']);
});

it('[CUR-02] offers the enabled currencies without an account', () => {
  const currencies = [currency('EUR'), currency('GBP', false), currency('USD'), currency('JPY')];
  expect(notOwned(currencies, [account('USD', 0)]).map(({ code }) => code)).toEqual(['EUR', 'JPY']);
});
