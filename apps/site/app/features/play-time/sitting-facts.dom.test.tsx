import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleCurrencies } from '#app/bonuses/testing.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { SittingFacts } from './sitting-facts.tsx';

it('writes sums from left to right in every language, with their sign before them', () => {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: sampleCurrencies, meta: undefined });
  const results = [{ currency: 'EUR', staked: 20, paid: 25 }];
  renderSite(<SittingFacts sitting={{ startedAt: '2030-06-09T12:00:00.000Z', elapsedMs: 3_600_000, results }} />);
  const sums = ['€20.00', '€25.00', '+€5.00'].map((sum) => screen.getByText(sum));
  expect(sums.map((sum) => sum.closest('dl [dir]')?.getAttribute('dir'))).toEqual(['ltr', 'ltr', 'ltr']);
});
