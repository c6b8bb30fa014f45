import { expect, it, vi } from 'vitest';
import { useMoney } from '#app/money/use-money.ts';
import { allCurrenciesQuery, currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { useUnofferedCurrencies } from './use-unoffered-currencies.ts';

const currency = (code: string, isEnabled: boolean) => ({
  code,
  name: code,
  symbol: '',
  type: 'fiat',
  isEnabled,
  subunitToUnit: 100,
  rate: null,
});
const answer = (...data: object[]) => ({ data, meta: undefined }) as never;
const asked = () => sentCalls().filter(([, address]) => address.endsWith('/settings/currencies'));

function useMoneyOfWallet() {
  useUnofferedCurrencies();
  return useMoney();
}

it.each([
  ['EUR', 0],
  ['XTS', 1],
])('with an account in %s, where euros are offered, all currencies are asked for %i times', async (code, times) => {
  own({ account: { ...sampleAccount(), currency: code } });
  queryClient.setQueryData(currenciesQuery.queryKey, answer(currency('EUR', true)));
  const { Live } = hookOnPage(useMoneyOfWallet);
  renderSite(<Live />);
  await vi.waitFor(() => expect(asked()).toHaveLength(times));
});

it('writes sums of a currency that the brand gave up as before', () => {
  own({ account: { ...sampleAccount(), currency: 'XTS' } });
  queryClient.setQueryData(currenciesQuery.queryKey, answer(currency('EUR', true)));
  queryClient.setQueryData(allCurrenciesQuery.queryKey, answer(currency('EUR', true), currency('XTS', false)));
  const { Live, latest } = hookOnPage(useMoneyOfWallet);
  renderSite(<Live />);
  expect(latest.current('XTS').format(12.5)).toMatch(/12\.50$/);
});
