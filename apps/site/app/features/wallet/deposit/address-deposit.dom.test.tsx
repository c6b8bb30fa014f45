import { screen } from '@testing-library/react';
import { errors } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { moneyOf } from '#app/money/use-money.ts';
import { renderSite } from '#testing/render-site.tsx';
import { account, knowBonuses, method } from '../bonus/testing.ts';
import { AddressDeposit } from './address-deposit.tsx';

const money = moneyOf({ code: 'EUR', exponent: 2, type: 'fiat', subCurrencies: [] }, 'en');

afterEach(() => delete window.askedAhead);

function show() {
  knowBonuses();
  const to = { ...method, type: 'address' as const };
  renderSite(<AddressDeposit account={account} method={to} money={money} onDone={() => undefined} onStarted={undefined} />);
}

it('says why there is no address, where the platform has a reason that the player can do something about', async () => {
  const { code, status } = errors.identityNeeded;
  const refusal = new Response(JSON.stringify({ error: { code, message: 'identity is proved first' } }), { status });
  // The platform's answer lies ready, as what a page has asked ahead does.
  window.askedAhead = { token: '', answers: { '/api/payment/invoices/deposit': Promise.resolve(refusal) } };
  show();
  expect(await screen.findByText('Please verify yourself first')).toBeDefined();
});

it('says that it did not load where there was no answer', async () => {
  show();
  expect(await screen.findByText('The address did not load')).toBeDefined();
});
