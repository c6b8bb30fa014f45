// The fault run: `npm run stress -- [--steps=100000] [--seed=<number>] [--players=16] [--faults=server,postgres,…]`. The same seed makes the same calls and
// the same faults. What it does is told in docs/guides/tests.md.
import { tmpdir } from 'node:os';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultKinds, type FaultKind } from './fault-kinds.ts';
import { tell } from './healing.ts';
import { whyNoSmallDisk } from './small-disk.ts';
import { stress } from './stress.ts';

/** In 100,000 steps and more; in fewer accordingly, and at least one of each. */
const usual: Record<FaultKind, number> = { server: 50, postgres: 50, clock: 16, network: 2, reset: 3, disk: 3, partner: 9 };

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    players: { type: 'string', default: '16' },
    faults: { type: 'string', default: faultKinds.join(',') },
  },
});
const [steps, seed, players] = [Number(values.steps), Number(values.seed), Number(values.players)];
const kinds = values.faults.split(',').filter(Boolean) as FaultKind[];
const unknown = kinds.filter((kind) => !faultKinds.includes(kind));
if (unknown.length > 0) throw new Error(`no such fault: ${unknown.join(', ')}; there are ${faultKinds.join(', ')}`);
console.log(`Again with: npm run stress -- --steps=${steps} --seed=${seed} --players=${players} --faults=${kinds.join(',')}`);

const report = await stress({ seed, steps, players, tables: 3, faults: Object.fromEntries(possible(kinds)), patienceMs: 240_000 });
console.log({ ...report, healing: report.healing.wrong });
console.log(`\n${tell(report.healing.figures)}\n`);
console.log(`seed ${seed}: ${report.steps} steps in ${report.seconds.toFixed(0)} s, ${Math.round(report.steps / report.seconds)} a second`);
const wrongTransfers = Object.entries(report.expectedTransfers).filter(([kind, n]) => (report.proof.transfers[kind] ?? 0) !== n);
const isRight = report.wrong.length === 0 && report.proof.faults.length === 0 && wrongTransfers.length === 0 && report.unfinished === 0;
console.log(isRight ? '0 units lost, created or doubled.' : 'WRONG: see above.');
console.log(report.healing.wrong.length === 0 ? 'Everything healed, and /readyz told the truth.' : 'NOT HEALED: see above.');
process.exitCode = isRight && report.healing.wrong.length === 0 ? 0 : 1;

function possible(kinds: readonly FaultKind[]): [FaultKind, number][] {
  const counts = kinds.map((kind): [FaultKind, number] => [kind, Math.ceil(usual[kind] * Math.min(1, steps / 100_000))]);
  if (!kinds.includes('disk')) return counts;
  const folder = mkdtempSync(join(tmpdir(), 'verdigale-disk-'));
  const reason = whyNoSmallDisk(folder);
  rmdirSync(folder);
  if (reason === undefined) return counts;
  console.log(`No full disk, since none of its own can be mounted for PostgreSQL (that needs root on Linux): ${reason}`);
  return counts.filter(([kind]) => kind !== 'disk');
}
