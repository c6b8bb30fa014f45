// Plays the stress for longer, with a seed of its own: `npm run stress -- [--seconds=60] [--seed=<number>]`.
import { parseArgs } from 'node:util';
import { stress } from './stress.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
});
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
console.log(`Again with: npm run stress -- --seconds=${seconds} --seed=${seed}`);

// PostgreSQL's wrapper gives up on more than five restarts a minute.
const report = await stress({
  seed,
  seconds,
  players: 16,
  tables: 3,
  serverKills: Math.round(seconds / 6),
  postgresKills: Math.floor(seconds / 20),
});
console.log(report);
const isRight =
  report.wrong.length === 0 &&
  report.proof.faults.length === 0 &&
  JSON.stringify(sorted(report.proof.transfers)) === JSON.stringify(sorted(report.expectedTransfers));
console.log(isRight ? 'Every acknowledged call is there, and the books balance.' : 'WRONG: see above.');
process.exitCode = isRight ? 0 : 1;

function sorted(counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
