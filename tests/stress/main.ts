// The fault run: `npm run stress -- [--steps=100000] [--seed=<number>]`. The same seed makes the same calls and the same faults.
import { parseArgs } from 'node:util';
import { stress } from './stress.ts';

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
});
const [steps, seed] = [Number(values.steps), Number(values.seed)];
console.log(`Again with: npm run stress -- --steps=${steps} --seed=${seed}`);

const report = await stress({
  seed,
  steps,
  players: 16,
  tables: 3,
  serverKills: Math.ceil(steps / 2_500),
  postgresKills: Math.ceil(steps / 8_000),
  clockJumps: Math.ceil(steps / 8_000),
  patienceMs: 240_000,
});
console.log(report);
console.log(`seed ${seed}: ${report.steps} steps in ${report.seconds.toFixed(0)} s, ${Math.round(report.steps / report.seconds)} a second`);
const wrongTransfers = Object.entries(report.expectedTransfers).filter(([kind, n]) => (report.proof.transfers[kind] ?? 0) !== n);
const isRight = report.wrong.length === 0 && report.proof.faults.length === 0 && wrongTransfers.length === 0 && report.unfinished === 0;
console.log(isRight ? '0 units lost, created or doubled.' : 'WRONG: see above.');
process.exitCode = isRight ? 0 : 1;
