import type { TournamentSeries } from '#config';

const hourMs = 3_600_000;

export interface EditionTimes {
  startsAt: Date;
  endsAt: Date;
}

/** The editions of a series around a moment: the one that runs or ran last, and the next; with `past` the one before too. None before the first. */
export function editionsAround(series: TournamentSeries, now: Date, { past }: { past: boolean }): EditionTimes[] {
  const first = Date.parse(series.startsAt);
  const every = series.everyHours * hourMs;
  const current = Math.floor((now.getTime() - first) / every);
  const numbers = [...(past ? [current - 1] : []), current, current + 1];
  return numbers
    .filter((number) => number >= 0)
    .map((number) => {
      const start = first + number * every;
      return { startsAt: new Date(start), endsAt: new Date(start + series.lastsHours * hourMs) };
    });
}
