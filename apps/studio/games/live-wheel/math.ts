import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { stripOf } from '../../engine/strip-of.ts';
import type { TableRules } from '../shared-table.ts';
import { exactReturn } from './exact.ts';
import type { LiveWheelTitle } from './titles.ts';

/** The place of a kind: `x200` for one that returns twice its chips. */
export const placeOf = (times: number): string => `x${times}`;
export const timesOf = (place: string): number => Number(place.slice(1));

/** What each segment returns, around the wheel: equal ones lie as far apart as they can. */
export function segmentsOf({ kinds }: Pick<LiveWheelTitle, 'kinds'>): number[] {
  return stripOf(kinds.map(([, count]) => count)).map((kind) => kinds[kind]?.[0] ?? 0);
}

/** The segment under the pointer, of all equally likely. */
function turnWheel({ kinds }: LiveWheelTitle, source: RandomSource): number {
  return uniformInt(
    source,
    kinds.reduce((sum, [, count]) => sum + count, 0),
  );
}

export function rulesOf(title: LiveWheelTitle): TableRules<number> {
  const segments = segmentsOf(title);
  return {
    places: title.kinds.map(([times]) => placeOf(times)),
    draw: (source) => turnWheel(title, source),
    returned: (place, segment) => (timesOf(place) === segments[segment] ? timesOf(place) : 0),
    returnStep: title.returnStep,
    highest: Math.max(...title.kinds.map(([times]) => times)),
    exactReturn: (place) => exactReturn(title, timesOf(place)),
  };
}
