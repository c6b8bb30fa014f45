import { act, screen } from '@testing-library/react';
import type { Limit } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { limitsQuery } from '#app/queries/player.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleLimit } from '#testing/sample-limits.ts';
import { LimitsPanel } from './limits-panel.tsx';

afterEach(() => session.signedOut());

async function show(...limits: Limit[]) {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: limits, meta: undefined });
  await act(async () => renderSite(<LimitsPanel currency="EUR" />));
}
const reached = sampleLimit({ currentAmount: 100 });

it('[DEP-10] [LIM-03] says in the place of the methods which limit is reached, and leads to the limits', async () => {
  await show(reached, sampleLimit({ id: 'left', period: 'daily' }), sampleLimit({ id: 'bets', definition: 1, currentAmount: 100 }));
  expect(screen.getByText('Your deposit limit is reached')).toBeDefined();
  expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual(['Weekly deposit limit']);
  expect(screen.getByRole('link', { name: 'More about your limits' }).getAttribute('href')).toBe('/profile/limits');
});

it('says of no limit that the player has set it: it may be an operator’s', async () => {
  await show({ ...reached, setBy: 'operator' });
  expect(screen.getByRole('status').textContent).toMatch(/^Your deposit limit is reachedUntil it resets /);
});

it('[LIM-03] a break is said before a limit that is reached', async () => {
  await show(reached, sampleLimit({ id: 'pause', definition: 5, period: '1_week', amount: null, currentAmount: null, currency: null }));
  expect(screen.queryByText('Your deposit limit is reached')).toBeNull();
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.getByText(/^You are taking a break until /)).toBeDefined();
});

it('[DEP-10] whoever has shut one product after the other reads from what and until when, and that nothing else is open', async () => {
  const from = (product: 'casino' | 'sportsbook', definition: number) =>
    sampleLimit({ id: product, definition, product, period: '1_week', amount: null, currentAmount: null, currency: null });
  await show(from('casino', 5), from('sportsbook', 4));
  expect(screen.getByRole('status').textContent).toMatch(/^You are taking a break/);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^No casino games until /),
    expect.stringMatching(/^No sports bets until /),
  ]);
  expect(screen.queryByText('Everything else stays open to you.')).toBeNull();
});
