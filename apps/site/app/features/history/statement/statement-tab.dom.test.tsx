import { noteServerTime } from '@verdigale/client/server-clock';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { today } from '../invoice-filter.ts';
import { StatementTab } from './statement-tab.tsx';

afterEach(() => {
  session.signedOut();
  noteServerTime(new Date().toUTCString());
});

it('offers another try where the accounts cannot be had', async () => {
  own();
  queryClient.removeQueries({ queryKey: accountsQuery.queryKey });
  await act(async () => renderSite(<StatementTab />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('ends today by the server, also on a device whose clock is days behind', async () => {
  own();
  const now = new Date(Date.now() + 2 * 86_400_000);
  noteServerTime(now.toUTCString());
  await act(async () => renderSite(<StatementTab />));
  const to = screen.getByLabelText<HTMLInputElement>('To');
  expect([to.value, to.max]).toEqual([today(now), today(now)]);
});
