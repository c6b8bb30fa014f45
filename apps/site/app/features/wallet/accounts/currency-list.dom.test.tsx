import { screen } from '@testing-library/react';
import type { Currency } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleCurrencies } from '#app/bonuses/testing.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { CurrencyList } from './currency-list.tsx';

const [euro, dollar] = sampleCurrencies;
const bitcoin: Currency = {
  ...euro!,
  code: 'BTC',
  type: 'crypto',
  isBase: false,
  subunitToUnit: 100_000_000,
  rate: { ...euro!.rate, rate: 0.002 },
};

beforeEach(() => window.localStorage.clear());
afterEach(() => session.dropped());

function show(currency: string) {
  own({ account: sampleAccount({ currency }) });
  queryClient.setQueryData(currenciesQuery.queryKey, { data: [euro!, dollar!, bitcoin], meta: undefined });
  const codes = ['EUR', 'USD', 'BTC'];
  return renderSite(<CurrencyList>{(isListed) => <output>{codes.filter(isListed).join(' ')}</output>}</CurrencyList>, { url: '/main' })
    .user;
}
const listed = () => screen.getByRole('tabpanel').textContent;

it('[CUR-03] lists all currencies, or those of crypto alone', async () => {
  const user = show('EUR');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All', 'Crypto']);
  expect(listed()).toBe('EUR USD BTC');
  await user.click(screen.getByRole('tab', { name: 'Crypto' }));
  expect(listed()).toBe('BTC');
});

it('[CUR-03] [CUR-04] the switch for equivalents begins with dollars, is kept in local storage, and is taken back', async () => {
  const user = show('BTC');
  const toggle = screen.getByRole('switch', { name: 'Show equivalents' });
  expect(window.localStorage.getItem('equivalentCurrency')).toBeNull();
  await user.click(toggle);
  expect(window.localStorage.getItem('equivalentCurrency')).toBe('USD');
  expect(screen.getByRole('link', { name: /^Change/ }).getAttribute('href')).toBe('/main?equivalent-currency=true');
  await user.click(toggle);
  expect(window.localStorage.getItem('equivalentCurrency')).toBeNull();
});

it('[CUR-04] no equivalents are offered while the active account is in no cryptocurrency', () => {
  show('EUR');
  expect(screen.queryByRole('switch')).toBeNull();
});
