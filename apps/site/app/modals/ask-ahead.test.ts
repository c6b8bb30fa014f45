import { expect, it } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery, currenciesQuery } from '#app/queries/settings.ts';
import { modals } from './registry.ts';

it('asks for what the lists of the registration are made of together with its code', async () => {
  const asked = () =>
    [countriesQuery, currenciesQuery, visitorQuery].map(({ queryKey }) => queryClient.getQueryState(queryKey) !== undefined);
  expect(asked()).toEqual([false, false, false]);
  await modals['sign-up'].preload();
  expect(asked()).toEqual([true, true, true]);
});
