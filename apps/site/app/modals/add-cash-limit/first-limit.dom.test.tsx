import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { limitsAsked } from '#app/browser/limits-asked.ts';
import { limitsQuery } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { FirstLimit } from './first-limit.tsx';

afterEach(() => {
  session.signedOut();
  limitsAsked.write(null);
  vi.restoreAllMocks();
});

const Address = () => <p>{useLocation().search}</p>;

it('[L1] a new player who wants no limit goes on to the wallet, and is not asked again', async () => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { cashPeriod: [{ id: 'daily', name: 'Daily' }] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never);
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [] }));
  const part = (
    <>
      <FirstLimit />
      <Address />
    </>
  );
  const { user } = await act(async () => renderSite(part, { url: '/?add-cash-limit=first' }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('?wallet=deposit')).toBeDefined();
  expect(limitsAsked.read()).toBe('p');
  expect(sent.mock.calls.filter(([, init]) => init?.method !== 'GET')).toEqual([]);
});
