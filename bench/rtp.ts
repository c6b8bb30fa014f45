// Plays every game of the studio, or those named, by each of its ways to play or by one, and holds the measured return against the exact one.
// node tools/run.mjs bench/rtp.ts [all | game,game/way,…] [rounds] [seed]
import { seededSource } from '../apps/studio/engine/seeded-source.ts';
import { toDecimal } from '../apps/studio/engine/rational.ts';
import type { Game, Strategy } from '../apps/studio/games/game.ts';
import { games } from '../apps/studio/games/index.ts';
import { simulate, waysOf } from '../apps/studio/games/simulate.ts';

const [named = 'all', rounds = '10000000', seed = Date.now() % 2 ** 32] = process.argv.slice(2);
for (const name of named === 'all' ? games.map((game) => game.identity) : named.split(',')) {
  const [identity, way] = name.split('/');
  const game = games.find((some) => some.identity === identity);
  const ways = game ? waysOf(game).filter((strategy) => way === undefined || strategy.name === way) : [];
  if (!game || ways.length === 0) throw new Error(`no game is called ${identity}, or it is not played by ${way}`);
  for (const strategy of ways) if (!isAsStated(game, strategy)) process.exitCode = 1;
}

function isAsStated(game: Game, strategy: Strategy): boolean {
  const startedAt = performance.now();
  const { mean, margin99, hitRate, largest } = simulate(game, seededSource(Number(seed)), Number(rounds), strategy);
  const seconds = (performance.now() - startedAt) / 1000;
  const isInside = Math.abs(mean - Number(toDecimal(strategy.rtp, 12))) <= margin99;
  console.log(`${game.name} (${strategy.name}), ${Number(rounds).toLocaleString('en')} rounds, seed ${seed}`);
  console.log(`  exact RTP   ${toDecimal(strategy.rtp, 6)}`);
  console.log(`  measured    ${mean.toFixed(6)} ± ${margin99.toFixed(6)} (99 %): ${isInside ? 'inside' : 'OUTSIDE'}`);
  console.log(`  rounds won  ${(hitRate * 100).toFixed(2)} %, largest ${largest.toLocaleString('en')} stakes`);
  console.log(`  speed       ${Math.round(Number(rounds) / seconds).toLocaleString('en')} rounds/s, ${seconds.toFixed(1)} s`);
  return isInside;
}
