import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { limitsAsked } from '#app/browser/limits-asked.ts';
import { limitsQuery } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { FirstLimit } from './first-limit.tsx';

afterEach(() => {
  session.signedOut();
  limitsAsked.write(null);
});

const Address = () => <p>{useLocation().search}</p>;

it('[L1] a new player who wants no limit goes on to the wallet, and is not asked again', async () => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { cashPeriod: [{ id: 'daily', name: 'Daily' }] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never);
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
  expect(sentChanges()).toEqual([]);
});
