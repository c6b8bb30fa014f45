// Plays a game's rounds and holds the measured return against the exact one.
// node tools/run.mjs bench/rtp.ts [rounds] [seed]
import { seededSource } from '../apps/sandbox/studio/engine/seeded-source.ts';
import { toDecimal } from '../apps/sandbox/studio/engine/rational.ts';
import { copperCanyon as game } from '../apps/sandbox/studio/games/copper-canyon/index.ts';
import { simulate } from '../apps/sandbox/studio/games/simulate.ts';

const rounds = Number(process.argv[2] ?? 10_000_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 32);
const startedAt = performance.now();
const result = simulate(game, seededSource(seed), rounds);
const seconds = (performance.now() - startedAt) / 1000;
const stated = Number(toDecimal(game.facts.rtp, 12));
const isInside = Math.abs(result.mean - stated) <= result.margin99;

console.log(`${game.name}, ${rounds.toLocaleString('en')} rounds, seed ${seed}`);
console.log(`exact RTP     ${toDecimal(game.facts.rtp, 6)}`);
console.log(`measured      ${result.mean.toFixed(6)} ± ${result.margin99.toFixed(6)} (99 %): ${isInside ? 'inside' : 'OUTSIDE'}`);
console.log(`rounds won    ${(result.hitRate * 100).toFixed(2)} %, largest ${result.largest.toLocaleString('en')} stakes`);
console.log(`speed         ${Math.round(rounds / seconds).toLocaleString('en')} rounds/s, ${seconds.toFixed(1)} s`);
process.exitCode = isInside ? 0 : 1;
