import type { SportEventDetail, SportMarket } from '@verdigale/contract';
import { readSpecifiers } from '#client/odds/names.ts';

export interface TimelineEntry {
  kind: 'first' | 'placed' | 'half' | 'set' | 'map' | 'goal';
  number: number;
  /** Which of the competitors took it; none for a half that ended level. */
  competitor: number | null;
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
  return [...finish(markets), ...happened(markets)];
}

/** Who has won a race, and who has come in among the first. */
function finish(markets: readonly SportMarket[]): TimelineEntry[] {
  const runners = (name: string) =>
    markets
      .filter(({ market }) => market === name)
      .flatMap(({ outcomes }) => outcomes.filter(({ outcome, result }) => /^\d+$/.test(outcome) && (result === 'won' || result === 'part')))
      .map(({ outcome }) => Number(outcome) - 1);
  const first = runners('winner');
  const placed = runners('place').filter((runner) => !first.includes(runner));
  const entry = (kind: 'first' | 'placed') => (competitor: number) => ({ kind, number: competitor, competitor });
  return [...first.map(entry('first')), ...placed.map(entry('placed'))];
}

function happened(markets: readonly SportMarket[]): TimelineEntry[] {
  const entries = markets.flatMap(({ market, specifiers, outcomes }): TimelineEntry[] => {
    const [kind, specifier] = kinds[market] ?? [];
    const won = outcomes.find(({ result }) => result === 'won')?.outcome;
    if (!kind || !specifier || won === undefined || won === 'none') return [];
    const competitor = won === 'home' ? 0 : won === 'away' ? 1 : null;
    return [{ kind, number: Number(readSpecifiers(specifiers)[specifier]), competitor }];
  });
  return entries.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.number - b.number);
}
