import { act } from '@testing-library/react';
import type { TournamentPush } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { signInAs } from '#testing/sample-tournament.ts';
import { shownAlerts } from '#testing/shown-alerts.ts';
import { useCompleted } from './tournament-events.tsx';

const { Live, latest } = hookOnPage(useCompleted);
const push = (...winners: string[]): TournamentPush => ({
  id: 't1',
  title: 'Spring race',
  identity: 'spring',
  state: 5,
  endAt: '2026-11-23T12:00:00Z',
  prizes: winners.map((playerId, at) => ({
    place: at + 1,
    type: 1,
    title: `€${100 - at * 50}`,
    entry: { playerId, nickname: null, points: 9, createdAt: '2026-11-23T10:00:00Z', updatedAt: '2026-11-23T11:00:00Z' },
  })),
});

beforeEach(() => signInAs('me'));
afterEach(() => {
  toasts.visible().forEach(({ id }) => toasts.close(id));
  session.dropped();
});

it('[TOUR-01] tells the player of the own prize, once', async () => {
  renderSite(<Live />);
  act(() => latest.current({ tournament: push('other', 'me') }));
  await expect.poll(shownAlerts).toEqual(['Place 2 in Spring race | You have won: €50.']);
  act(() => latest.current({ tournament: push('other', 'me') }));
  act(() => latest.current({ tournament: { ...push('me'), id: 't2', title: 'Night race' } }));
  await expect.poll(shownAlerts).toContain('Place 1 in Night race | You have won: €100.');
  expect(shownAlerts()).toHaveLength(2);
});

it('[TOUR-01] says nothing of the prizes of others', async () => {
  renderSite(<Live />);
  act(() => latest.current({ tournament: push('other') }));
  act(() => latest.current({ tournament: { ...push('me'), id: 't2', title: 'Night race' } }));
  await expect.poll(shownAlerts).toEqual(['Place 1 in Night race | You have won: €100.']);
});
