import type { SportEvent } from '@verdigale/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { renderSite } from '#testing/render-site.tsx';
import { mergeLive } from './merge-live.ts';
import { SportRows } from './sport-rows.tsx';
import { hearLive, liveEventsQuery, soonEventsQuery } from './use-sport-rows.ts';

const price = (outcome: string, at: string) => ({ id: outcome, outcome, price: at, isActive: true, version: 1, result: null });
const event: SportEvent = {
  id: 'football-1',
  sport: 'football',
  category: 'Verdland',
  tournament: 'First League',
  competitors: ['Harbour Town', 'Mill United'],
  startsAt: '2026-06-03T18:00:00.000Z',
  isSimulated: true,
  status: 'live',
  isLive: true,
  score: { home: 2, away: 1, clock: "67'", parts: [] },
  version: 5,
  marketCount: 20,
  main: { market: '1x2', specifiers: '', closed: null, isCashOutOpen: true, outcomes: [price('home', '1.5'), price('draw', '3.75')] },
};
const keep = (query: typeof liveEventsQuery, data: SportEvent[]) =>
  queryClient.setQueryData(query.queryKey, { data, meta: { page: 1, perPage: 6, totalPages: 1, totalRows: data.length } });

it('shows what runs with score and prices, what starts soon, and leads to the event', () => {
  keep(liveEventsQuery, [event]);
  const stopped = { ...event.main!, closed: 'suspended' };
  keep(soonEventsQuery, [{ ...event, id: 'soon/1', isLive: false, status: 'not_started', score: null, main: stopped }]);
  renderSite(<SportRows />);
  const [live, soon] = [screen.getByRole('list', { name: 'Live now' }), screen.getByRole('list', { name: 'Starting soon' })];
  for (const part of [
    'Football · First League',
    'Simulated',
    'Harbour Town2',
    'Mill United1',
    'Live',
    "67'",
    '1Harbour Town1.50',
    'XDraw3.75',
  ]) {
    expect(live.textContent).toContain(part);
  }
  expect(within(live).getByRole('link').getAttribute('href')).toBe('/betting?setIframePath=%2Fevent%2Ffootball-1');
  expect(within(soon).getByRole('link').getAttribute('href')).toBe('/betting?setIframePath=%2Fevent%2Fsoon%252F1');
  expect(within(soon).getAllByText('suspended')).toHaveLength(2);
});

it('says so where there is nothing', () => {
  keep(liveEventsQuery, []);
  keep(soonEventsQuery, []);
  renderSite(<SportRows />);
  expect(screen.getByText('No events at the moment')).toBeDefined();
});

it('says of each row by itself that it could not be loaded, in its place, and tries again', async () => {
  keep(liveEventsQuery, [event]);
  renderSite(<SportRows />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('list', { name: 'Live now' })).toBeDefined();
  expect(screen.getByText('Events did not load')).toBeDefined();
  const asked = sentCalls().length;
  fireEvent.click(retry);
  await waitFor(() => expect(sentCalls().length).toBeGreaterThan(asked));
});

it('looks each minute for what runs now, however often the socket speaks meanwhile', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  keep(liveEventsQuery, [event]);
  keep(soonEventsQuery, []);
  renderSite(<SportRows />);
  const asked = () => sentCalls().filter(([, url]) => url.includes('isLive=true')).length;
  const before = asked();
  for (let second = 0; second < 65; second += 1) {
    act(() => hearLive([{ ...event, version: event.version + second }]));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  expect(asked() - before).toBe(1);
});

it('keeps places, takes newer states, and drops what is over', () => {
  const other = { ...event, id: 'other' };
  const newer = { ...event, version: 6, marketCount: 3 };
  expect(mergeLive([event, other], [newer, { ...event, id: 'stranger' }])).toEqual([newer, other]);
  expect(mergeLive([event], [{ ...event, version: 4 }])).toEqual([event]);
  expect(mergeLive([event, other], [{ ...event, version: 6, isLive: false }])).toEqual([other]);
});
