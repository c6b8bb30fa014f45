// Looks at every spin of every title of clusters, and holds the exact figures against the stated ones.
// node tools/run.mjs bench/clusters.ts
import { toDecimal } from '../apps/studio/engine/rational.ts';
import { exactMaxWin, exactRtp, tally } from '../apps/studio/games/clusters/exact.ts';
import { clusterGame } from '../apps/studio/games/clusters/index.ts';
import { clustersOf, unitsPerStake } from '../apps/studio/games/clusters/math.ts';
import { titles } from '../apps/studio/games/clusters/titles.ts';

for (const title of titles) {
  const startedAt = performance.now();
  const counted = tally(clustersOf(title));
  const { rtp, maxWin } = clusterGame(title).facts;
  const [exact, most] = [exactRtp(counted), exactMaxWin(counted)];
  const isStated = exact.num === rtp.num && exact.den === rtp.den && most.num === maxWin.num && most.den === maxWin.den;
  console.log(`${title.name}: ${counted.spins.toLocaleString('en')} spins`);
  console.log(
    `  exact RTP     ${counted.pay} / ${counted.spins * unitsPerStake} = ${toDecimal(exact, 6)}, highest win ${toDecimal(most, 1)} stakes`,
  );
  console.log(`  spins by falls ${counted.byFalls.join(' ')}`);
  console.log(`  ${isStated ? 'as stated' : 'NOT AS STATED'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (!isStated) process.exitCode = 1;
}
