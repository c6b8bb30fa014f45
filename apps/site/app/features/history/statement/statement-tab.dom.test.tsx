import { noteServerTime } from '@verdigale/client/server-clock';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { today } from '../invoice-filter.ts';
import { StatementTab } from './statement-tab.tsx';

afterEach(() => {
  session.signedOut();
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

it('offers another try where the accounts cannot be had', async () => {
  own();
  queryClient.removeQueries({ queryKey: accountsQuery.queryKey });
  await act(async () => renderSite(<StatementTab />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('ends today by the server, also on a device whose clock is days behind, and where that is learnt only later', async () => {
  vi.useFakeTimers();
  own();
  await act(async () => renderSite(<StatementTab />));
  const days = () => (({ value, max }) => [value, max])(screen.getByLabelText<HTMLInputElement>('To'));
  const day = today(new Date());
  expect(days()).toEqual([day, day]);
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
  noteServerTime(inTwoDays.toUTCString());
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(days()).toEqual([today(inTwoDays), today(inTwoDays)]);
});
