import type { Recall } from '../../recall/round-story.ts';
import type { TableChoice, TableOutcome } from '../shared-table.ts';
import { tableRecall } from '../table-recall.ts';
import { segmentsOf, timesOf } from './math.ts';
import type { LiveWheelTitle } from './titles.ts';

export function recallOf(title: LiveWheelTitle): Recall<TableChoice, never, TableOutcome<number>> {
  const segments = segmentsOf(title);
  return tableRecall<number>({
    nameOf: (bet, { hundredths }) => `${hundredths(timesOf(bet))}×`,
    told: (segment, { say, hundredths }) => ({
      outcome: [{ name: say('wheel.segment', { n: segment + 1 }), value: `${hundredths(segments[segment] ?? 0)}×` }],
    }),
  });
}
