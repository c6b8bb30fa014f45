import { rational } from '../../engine/rational.ts';
import { slotGame, type SlotGame } from '../slot-game.ts';
import { clustersOf, drawRound, unitsPerStake, type ClusterOutcome } from './math.ts';
import { recallOf } from './recall.ts';
import { titles, type ClusterTitle } from './titles.ts';

/** The game of a title: clusters anywhere on the reels are paid, vanish, and let what is above them fall. */
export function clusterGame(title: ClusterTitle): SlotGame<ClusterOutcome> {
  const clusters = clustersOf(title);
  return slotGame({
    identity: title.identity,
    model: 'clusters',
    builtOn: 'reels',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    limits: { least: 10n, most: 2_000n },
    // Stated figures; bench/clusters.ts proves them over every spin.
    facts: { rtp: rational(...title.rtp), maxWin: rational(...title.maxWin) },
    draw: (source) => drawRound(clusters, source),
    recall: recallOf(clusters),
  });
}

export const clusterGames = titles.map(clusterGame);
