import type { SportBet } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '#client/api/api.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { CashOut } from './cash-out.tsx';

const euro = { code: 'EUR', type: 'fiat', subunitToUnit: 100, isBase: true, isEnabled: true };
const bet = { id: 'bet-1', currency: 'EUR' } as SportBet;
const aMinute = 60_000;
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['fast', -aMinute],
  ['slow', aMinute],
])('holds an offer for as long as the platform does, where the clock of the device is %s', async (_, aheadMs) => {
  const answer = async () => {
    const server = Date.now() + aheadMs;
    const quote = { id: 'quote-1', stake: 10, amount: 9.5, currency: 'EUR', expiresAt: new Date(server + 5_000).toISOString() };
    return Response.json({ data: quote }, { headers: { date: new Date(server).toUTCString() } });
  };
  vi.stubGlobal('fetch', answer);
  const { queries, show, screen, user } = renderClient(<CashOut bet={bet} />, { call: createApi('token') });
  queries.setQueryData(['currencies'], [euro]);
  show();
  await user.click(screen.getByRole('button', { name: 'Ask for an offer' }));
  expect(await screen.findByRole('button', { name: 'Take €9.50' })).toBeTruthy();
  expect(screen.getByText(/holds for [456] s\.$/)).toBeTruthy();
});
