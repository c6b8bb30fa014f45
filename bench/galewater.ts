// Looks at every spin of Galewater's reels, 6.4 million, and holds the exact figures against the stated ones.
// node tools/run.mjs bench/galewater.ts
import { toDecimal } from '../apps/studio/engine/rational.ts';
import { exactMaxWin, exactRtp, meanBase, tally } from '../apps/studio/games/galewater/exact.ts';
import { galewater } from '../apps/studio/games/galewater/index.ts';
import { baseStrips, freeStrips } from '../apps/studio/games/galewater/math.ts';

const startedAt = performance.now();
const [base, free] = [tally(baseStrips), tally(freeStrips)];
const stated = galewater.facts;
const [rtp, maxWin] = [toDecimal(exactRtp(base, free), 12), toDecimal(exactMaxWin(base, free), 2)];
const isStated = rtp === toDecimal(stated.rtp, 12) && maxWin === toDecimal(stated.maxWin, 2);

console.log(`exact RTP     ${rtp}, of it paid spins ${toDecimal(meanBase(base), 6)}`);
console.log(`highest win   ${maxWin} stakes`);
console.log(`free spins    one round in ${(base.spins / base.features).toFixed(1)}`);
console.log(`spins by falls ${base.spinsByFalls.join(' ')}; free ${free.spinsByFalls.join(' ')}`);
console.log(`${isStated ? 'as stated' : 'NOT AS STATED'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exitCode = isStated ? 0 : 1;
