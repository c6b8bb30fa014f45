import type { SportEventDetail } from '@verdigale/contract';
import { readSpecifiers } from '#client/odds/names.ts';

export interface TimelineEntry {
  kind: 'goal' | 'set' | 'map' | 'half';
  number: number;
  /** The side that took it; none for a half that ended level. */
  side: 0 | 1 | null;
}

/** Markets whose result is something that happened. */
const kinds: Readonly<Record<string, [kind: TimelineEntry['kind'], specifier: string]>> = {
  next_goal: ['goal', 'goal'],
  set_winner: ['set', 'set'],
  map_winner: ['map', 'map'],
  half_1x2: ['half', 'half'],
};
const order: readonly TimelineEntry['kind'][] = ['half', 'set', 'map', 'goal'];

/** What has happened, in order, as the results of its markets say it. */
export function timelineOf({ markets }: Pick<SportEventDetail, 'markets'>): TimelineEntry[] {
  const entries = markets.flatMap(({ market, specifiers, outcomes }): TimelineEntry[] => {
    const [kind, specifier] = kinds[market] ?? [];
    const won = outcomes.find(({ result }) => result === 'won')?.outcome;
    if (!kind || !specifier || won === undefined || won === 'none') return [];
    const side = won === 'home' ? 0 : won === 'away' ? 1 : null;
    return [{ kind, number: Number(readSpecifiers(specifiers)[specifier]), side }];
  });
  return entries.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.number - b.number);
}
