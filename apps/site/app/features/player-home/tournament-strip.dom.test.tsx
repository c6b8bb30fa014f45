import { act, screen } from '@testing-library/react';
import type { Tournament } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runningQuery } from '#app/features/tournaments/index.ts';
import { tournamentsQuery } from '#app/queries/tournaments.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleTournament, signInAs } from '#testing/sample-tournament.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { TournamentStrip } from './tournament-strip.tsx';

beforeEach(() => signInAs('me'));
afterEach(() => {
  vi.useRealTimers();
  session.dropped();
});

const meta = { page: 1, perPage: 100, totalPages: 1, totalRows: 1 };
const knows = (...data: Tournament[]) => queryClient.setQueryData(tournamentsQuery(runningQuery, true).queryKey, { data, meta });
const strip = async () => (await act(async () => renderSite(<TournamentStrip />)), screen.getByRole('link'));

it('leads to the own tournament that runs', async () => {
  knows(sampleTournament({ identity: 'high-water', playerEntry: { place: 7, points: 1 } }));
  const link = await strip();
  expect(link.getAttribute('href')).toBe('/tournaments/high-water');
  expect(link.textContent).toContain('High water');
});

it('leads to none that the brand has no page for', async () => {
  knows(sampleTournament({ identity: 'held-by-command', title: 'Held by command', playerEntry: { place: 7, points: 1 } }));
  const link = await strip();
  expect(link.getAttribute('href')).toBe('/tournaments');
  expect(link.textContent).not.toContain('Held by command');
});

it('asks again when what it shows is over: the home page may be open for hours', async () => {
  vi.useFakeTimers();
  knows(sampleTournament({ identity: 'high-water', endAt: new Date(Date.now() + 60_000).toISOString() }));
  renderSite(<TournamentStrip />);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(sentCalls().map(([, path]) => path.split('?')[0])).toEqual(['/api/retention/tournaments']);
});
