import type { Account, PaymentMethod, Profile } from '@verdigale/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moneyOf } from '#app/money/use-money.ts';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { OperationForm } from './operation-form.tsx';

const money = moneyOf({ code: 'EUR', exponent: 2, type: 'fiat', subCurrencies: [] }, 'en');
const account = { id: 'a1', currency: 'EUR', balance: 80, withdrawalBalance: 80 } as Account;
const method: PaymentMethod = {
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
};
const nothing = () => undefined;

afterEach(() => session.signedOut());

it('[DEP-02] is headed by the logo of the method, the currency, and the first segment of the profile’s id in capitals', () => {
  session.signedIn({ accessToken: 'token', profile: { id: '019347a2-4d5e-7789-abcd-ef012345678a' } as Profile });
  const common = { account, method, money, resumedInvoice: null, isChoice: true, onBack: nothing, onDone: nothing, onStarted: nothing };
  const { container } = renderSite(<OperationForm kind="withdraw" onSent={nothing} {...common} />);
  const head = screen.getByRole('heading', { name: 'Bank' }).parentElement!;
  expect(head.textContent).toBe('BankEUR · ID 019347A2');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/img/methods/bank.svg');
});
