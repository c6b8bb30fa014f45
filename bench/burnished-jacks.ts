// Looks at every hold of each of the 2,598,960 hands and holds the exact return of Burnished Jacks against the stated one.
// node tools/run.mjs bench/burnished-jacks.ts
import { toDecimal } from '../apps/sandbox/studio/engine/rational.ts';
import { exactRtp } from '../apps/sandbox/studio/games/burnished-jacks/exact.ts';
import { burnishedJacks } from '../apps/sandbox/studio/games/burnished-jacks/index.ts';

const startedAt = performance.now();
const rtp = exactRtp();
const stated = burnishedJacks.facts.rtp;
const isStated = rtp.num === stated.num && rtp.den === stated.den;

console.log(`exact RTP     ${rtp.num} / ${rtp.den} = ${toDecimal(rtp, 9)} with the best holds`);
console.log(`${isStated ? 'as stated' : 'NOT AS STATED'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exitCode = isStated ? 0 : 1;
