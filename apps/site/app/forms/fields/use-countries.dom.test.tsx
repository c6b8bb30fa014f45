import type { Country } from '@verdigale/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { useCountries } from './use-countries.ts';

const country = (code: string, restrict = false) => ({ code, name: code, restrict }) as Country;
const hidden = ['US', 'UM', 'GB', 'FR', 'NL', 'AW', 'CW', 'MF'];

function Shown() {
  const { all, countries, country: here } = useCountries();
  const codes = (list: readonly Country[]) => list.map(({ code }) => code).join();
  return <p>{[codes(all), codes(countries), here?.code ?? 'nowhere'].join(' ')}</p>;
}

it('[SHELL-26] lists every country but the eight hidden ones, whichever the platform flags', () => {
  const data = [...['DE', ...hidden].map((code) => country(code)), country('XR', true)];
  queryClient.setQueryData(countriesQuery.queryKey, { data, meta: undefined });
  queryClient.setQueryData(visitorQuery.queryKey, { data: { country: 'GB' }, meta: undefined });
  renderSite(<Shown />);
  expect(screen.getByText(`DE,${hidden.join()},XR DE,XR nowhere`)).toBeDefined();
});
