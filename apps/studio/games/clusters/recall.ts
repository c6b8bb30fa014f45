import { reelsTable } from '../../recall/reels.ts';
import type { Recall } from '../../recall/round-story.ts';
import { sightsAt, type ClusterOutcome, type Clusters } from './math.ts';

/** A past round of a title in words: every sight, and what its clusters paid. */
export function recallOf(clusters: Clusters): Recall<null, never, ClusterOutcome> {
  const { symbolNames } = clusters;
  return ({ outcome: { stops, falls } }, words) => {
    const { say, worth } = words;
    const sights = sightsAt(clusters, stops);
    const nameOf = (fall: number): string =>
      fall === 0 ? say('recall.spin') : `${say('recall.spin')}, ${say('recall.fall', { n: fall })}`;
    return {
      tables: sights.map(({ grid }, fall) => reelsTable(nameOf(fall), grid, symbolNames, words)),
      outcome: falls.flatMap(({ multiplier }, fall) =>
        (sights[fall]?.wins ?? []).map(({ symbol, cells, pay }) => ({
          name: nameOf(fall),
          value: `${cells.length} × ${say(`symbol.${symbolNames[symbol]}`)}, ${multiplier}×: ${worth(pay * multiplier)}`,
        })),
      ),
    };
  };
}
