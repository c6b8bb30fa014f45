import { act, screen } from '@testing-library/react';
import type { Tournament } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeTournament, tournamentsQuery } from '#app/queries/tournaments.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleGame } from '#testing/sample-game.ts';
import { sampleTournament, signInAs } from '#testing/sample-tournament.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { GameStanding } from './game-standing.tsx';
import { runningQuery } from './use-all-running.ts';

const slot = sampleGame({ collections: [{ id: 'slots', identity: 'slots', name: 'Slots', countries: [], isHidden: false }] });
const { conditions } = sampleTournament();
const knows = (...data: Tournament[]) =>
  queryClient.setQueryData(tournamentsQuery(runningQuery, true).queryKey, {
    data,
    meta: { page: 1, perPage: 100, totalPages: 1, totalRows: data.length },
  });

beforeEach(() => signInAs('me'));
afterEach(() => session.dropped());

it('[TOUR-01] shows the place in the tournament that rounds of the game count for, as it changes', async () => {
  knows(
    sampleTournament({
      id: 't0',
      identity: 'patina-hours',
      conditions: { ...conditions, gameCollections: ['table'] },
      playerEntry: { place: 1, points: 1 },
    }),
    sampleTournament({ identity: 'high-water', playerEntry: { place: 12, points: 4.5 } }),
  );
  renderSite(<GameStanding game={slot} />);
  expect(screen.getByRole('link', { name: 'High water: place 12, 4.5 points' }).getAttribute('href')).toBe('/tournaments/high-water');
  act(() => changeTournament('t1', { playerEntry: { place: 3, points: 40 } }));
  expect(await screen.findByRole('link', { name: 'High water: place 3, 40 points' })).toBeDefined();
});

it('shows nothing before a round has counted', () => {
  knows(sampleTournament({ identity: 'high-water', playerEntry: null }));
  renderSite(<GameStanding game={slot} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks for all that run: the own one may have begun after many others', async () => {
  queryClient.clear();
  renderSite(<GameStanding game={slot} />);
  await vi.waitFor(() => expect(sentCalls()).toHaveLength(1));
  expect(new URLSearchParams(sentCalls()[0]![1].split('?')[1]).get('perPage')).toBe('100');
});
