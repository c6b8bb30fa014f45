import { expect, it } from 'vitest';
import type { TournamentSeries } from '#config';
import { editionsAround } from './edition.ts';

const series = { startsAt: '2026-06-03T00:00:00Z', everyHours: 6, lastsHours: 3 } as TournamentSeries;
const starts = (now: string, past = false) =>
  editionsAround(series, new Date(now), { past }).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

it('has the edition that runs or ran last, and the next; for a demo the one before too', () => {
  expect(starts('2026-06-03T07:00:00Z')).toEqual(['2026-06-03T06:00', '2026-06-03T12:00']);
  expect(starts('2026-06-03T11:59:59Z', true)).toEqual(['2026-06-03T00:00', '2026-06-03T06:00', '2026-06-03T12:00']);
  expect(starts('2026-06-03T12:00:00Z')).toEqual(['2026-06-03T12:00', '2026-06-03T18:00']);
});

it('has none before the first', () => {
  expect(starts('2026-06-02T23:00:00Z', true)).toEqual(['2026-06-03T00:00']);
  expect(starts('2026-05-01T00:00:00Z')).toEqual([]);
});

it('lasts as long as it says', () => {
  expect(editionsAround(series, new Date('2026-06-03T07:00:00Z'), { past: false })[0]).toEqual({
    startsAt: new Date('2026-06-03T06:00:00Z'),
    endsAt: new Date('2026-06-03T09:00:00Z'),
  });
});
