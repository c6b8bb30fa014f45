import { tournamentState } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { nextChangeOf, watchChanges } from './next-change.ts';

const [scheduled, running, finished] = [tournamentState.scheduled, tournamentState.running, tournamentState.finished].map((state) => ({
  state,
  startAt: new Date(10_000).toISOString(),
  endAt: new Date(60_000).toISOString(),
}));
const list = (...data: unknown[]) => nextChangeOf('retention.tournaments.list', { data }, 5_000);

it('is the first begin or end that is still to come', () => {
  expect(list(finished, running)).toBe(60_000);
  expect(list(running, scheduled)).toBe(10_000);
  expect(nextChangeOf('retention.tournaments.get', { data: running }, 5_000)).toBe(60_000);
});

it('is soon where a change is due that the platform does not show yet, and never where nothing comes', () => {
  expect(nextChangeOf('retention.tournaments.get', { data: running }, 60_000)).toBe(61_000);
  expect([list(), list(finished), nextChangeOf('game.collections', { data: [running] }, 0)]).toEqual([Infinity, Infinity, Infinity]);
});

it('is noted over all that a page reads', async () => {
  const answers: Record<string, unknown> = {
    'retention.tournaments.list': { data: [running] },
    'retention.tournaments.get': { data: scheduled },
    'game.collections': { data: [] },
  };
  const watched = watchChanges({ read: (async (name: string) => answers[name]) as never }, () => 5_000);
  for (const name of ['game.collections', 'retention.tournaments.get', 'retention.tournaments.list'] as const) {
    await watched.platform.read(name, { params: { id: 'x' } } as never);
  }
  expect(watched.changesAt()).toBe(10_000);
});
