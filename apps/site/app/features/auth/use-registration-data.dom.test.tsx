import { expect, it } from 'vitest';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { useRegistrationData } from './use-registration-data.ts';

const currency = (code: string, isEnabled: boolean) => ({ code, name: code, symbol: code, type: 'fiat', isEnabled, subunitToUnit: 100 });

it('[SHELL-26] offers the enabled currencies alone', () => {
  const data = [currency('EUR', true), currency('GBP', false)];
  queryClient.setQueryData(currenciesQuery.queryKey, { data, meta: undefined } as never);
  const { Live, latest } = hookOnPage(useRegistrationData);
  renderSite(<Live />);
  expect(latest.current.currencies.map(({ code }) => code)).toEqual(['EUR']);
});
