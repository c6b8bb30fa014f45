import { act, screen, waitFor } from '@testing-library/react';
import type { Tournament } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { beGuest, sampleTournament } from '#testing/sample-tournament.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { RunningRow } from './running-row.tsx';

const listOf = (...data: Tournament[]) => ({ data, meta: { page: 1, perPage: 3, totalPages: 1, totalRows: data.length } });
const texts = { spring: { title: 'The spring race', description: 'Who turns fastest.', lang: undefined } };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  session.dropped();
});

it('[TOUR-01] asks anew for what runs once one of them is over: the home page may be open for hours', async () => {
  vi.useFakeTimers();
  beGuest();
  renderSite(<RunningRow open={listOf(sampleTournament({ endAt: new Date(Date.now() + 60_000).toISOString() }))} texts={texts} />);
  expect(screen.getByRole('listitem').textContent).toContain('The spring race');
  expect(sentCalls()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(sentCalls().map(([, path]) => path.split('?')[0])).toEqual(['/api/retention/tournaments']);
});

it('takes its title along once nothing runs any more', async () => {
  beGuest();
  renderSite(<RunningRow open={listOf(sampleTournament())} texts={texts} />);
  expect(screen.getByRole('heading', { name: 'Tournaments' })).toBeDefined();
  act(() => void queryClient.setQueriesData({ queryKey: ['retention.tournaments.list'] }, listOf()));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Tournaments' })).toBeNull();
});
