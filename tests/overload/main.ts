// What one abusive address costs everybody else: `npm run overload -- [--seconds=5] [--kind='bodies of 2 MB']`. For each of six kinds of abuse at 1,000 a
// second it prints the waiting times of forty other visitors before and meanwhile, each the best of three rounds. Figures of a busy machine say little.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { kinds, type Kind, type Outcome } from './abuse.ts';
import { openEverybody, type Measured } from './everybody.ts';
import { startProduct } from './product.ts';

/** How much longer everybody else may wait. */
const maxRatio = 3;
const abuse = fileURLToPath(new URL('./abuse.ts', import.meta.url));

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' }, kind: { type: 'string' } } });
const seconds = Math.min(60, Number(values.seconds));
const product = await startProduct();
let isHeld = true;
const everybody = await openEverybody(product.url);
try {
  await everybody.measure(3);
  console.log(`load ${loadavg()[0]!.toFixed(1)}; p50 and p99 in milliseconds\n`);
  for (const kind of kinds.filter((each) => each === (values.kind ?? each))) {
    const rounds = [await round(kind), await round(kind), await round(kind)];
    const [quiet, meanwhile] = [best(rounds.map((each) => each.quiet)), best(rounds.map((each) => each.meanwhile))];
    const refused = rounds.flatMap((each) => each.meanwhile.refused);
    const ratio = meanwhile.p99 / quiet.p99;
    isHeld &&= ratio < maxRatio && refused.length === 0;
    const figures = [quiet, meanwhile].map(({ p50, p99 }) => `${p50.toFixed(1)} · ${p99.toFixed(1)}`);
    console.log(`${kind.padEnd(16)} quiet ${figures[0]}, meanwhile ${figures[1]}, p99 × ${ratio.toFixed(1)}`);
    for (const { outcome } of rounds) console.log(`${''.padEnd(16)} the abuser: ${tell(outcome)}`);
    if (refused.length > 0) console.log(`${''.padEnd(16)} others refused: ${tell(Object.groupBy(refused, (status) => status))}`);
  }
  console.log(isHeld ? `\nEverybody else waited less than ${maxRatio} times as long.` : '\nNOT HELD: see above.');
} finally {
  await product.stop();
}
process.exitCode = isHeld ? 0 : 1;

interface Round {
  quiet: Measured;
  meanwhile: Measured;
  outcome: Outcome;
}

async function round(kind: Kind): Promise<Round> {
  const quiet = await everybody.measure(seconds);
  const abuser = await begin(kind, seconds + 1);
  const meanwhile = await everybody.measure(seconds);
  const outcome = await abuser.outcome;
  // What was begun ends.
  await delay(1_000);
  return { quiet, meanwhile, outcome };
}

/** Of several, since once is a measurement of what else the machine did. */
function best(measured: readonly Measured[]): Measured {
  return measured.toSorted((a, b) => a.p99 - b.p99)[0]!;
}

/** Resolves once the abuser has begun; its outcome comes at its end. */
async function begin(kind: Kind, forSeconds: number): Promise<{ outcome: Promise<Outcome> }> {
  const child = fork(abuse, [product.url.href, kind, String(forSeconds)], { execArgv: [] });
  await once(child, 'message');
  return { outcome: once(child, 'message').then(([outcome]) => outcome as Outcome) };
}

function tell(outcome: Partial<Record<string, number | readonly string[]>>): string {
  return Object.entries(outcome)
    .map(([end, count]) => `${typeof count === 'number' ? count : count!.length} × ${end}`)
    .join(', ');
}
