import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleCurrencies, sampleOffer, samplePreset } from '#app/bonuses/testing.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { OfferTerms } from './offer-terms.tsx';

it('[BON-04] counts both times of free spins from when they are given, and says none that is over before', async () => {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: sampleCurrencies, meta: undefined });
  const spins = sampleOffer({
    type: 3,
    assignConditions: { presets: [samplePreset(20)], freespinDurationMinutes: 3 * 24 * 60 },
    terms: { wagerBase: 'winnings', activationHours: 7 * 24, wageringHours: 10 * 24 },
  });
  renderSite(<OfferTerms amount={null} code="EUR" offers={[spins]} />);
  const said = 'to activate it and 3 days to play the spins, both from when you get it; then 10 days to stake what they win';
  expect(await screen.findByText(`3 days ${said}`)).toBeDefined();
});
