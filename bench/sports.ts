// Plays each simulated sport many times and holds how its markets were settled against their chances at the start:
// `node tools/run.mjs bench/sports.ts [matches] [sport]`.
import { examples, simulate, type Game } from '@verdigale/sport-models';

const [matches = '100000', only] = process.argv.slice(2);
/** One in a hundred lies outside its own 99 % interval; together they lie inside that of all of them. */
const ofOne = 2.576;
const ofAll = 4.5;
let isFaulty = false;

for (const [sport, game] of Object.entries<Game<object>>(examples)) {
  if (only && sport !== only) continue;
  const started = performance.now();
  const tallies = simulate(game, Number(matches), 20_261_123);
  const outside = tallies.filter(({ off }) => Math.abs(off) > ofOne).length;
  const worst = tallies.toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off))[0]!;
  isFaulty ||= Math.abs(worst.off) > ofAll;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${sport}: ${matches} matches in ${seconds} s; ${outside} of ${tallies.length} outside their own 99 % interval ` +
      `(${(tallies.length / 100).toFixed(1)} expected); the furthest ${worst.market} ${worst.outcome} ${worst.end}: ` +
      `${worst.counted} counted, ${worst.expected.toFixed(0)} expected, ${worst.off.toFixed(2)} standard errors`,
  );
}
if (isFaulty) process.exitCode = 1;
