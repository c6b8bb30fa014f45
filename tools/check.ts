// Everything that must hold: `npm test`. With names, only these parts or areas: `node tools/run.mjs tools/check.ts lint`;
// with `quick`, what a change is checked with while it is made.
import { areaTable, type Area } from './checks/areas.ts';
import { ALL, QUICK, type Part, type Stages } from './checks/parts.ts';
import { endWithParent } from './checks/run-child.ts';

endWithParent();

const wanted = process.argv.slice(2);
const stages = wanted[0] === 'quick' ? QUICK : chosen(wanted);
if (stages.flat(2).length === 0) {
  const names = ALL.flat(2).flatMap(({ name, area }) => [area, name]);
  console.error(`No such part. There are: quick, ${[...new Set(names)].join(', ')}.`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
const seconds = new Map<Area, number>();
const from = performance.now();
for (const lanes of stages) await Promise.all(lanes.map(inTurn));
const minutes = (performance.now() - from) / 60_000;
if (seconds.size > 1) console.log(`\n${areaTable(seconds)}\n${'in all'.padEnd(13)}${minutes.toFixed(1).padStart(6)} min`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function chosen(names: string[]): Stages {
  const isChosen = ({ name, area }: Part) => names.length === 0 || names.includes(name) || names.includes(area);
  return ALL.map((lanes) => lanes.map((parts) => parts.filter(isChosen)));
}

async function inTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    const outcome = await timed(part);
    passed += outcome.passed;
    failed += outcome.failed;
  }
}

async function timed(part: Part) {
  const start = performance.now();
  const outcome = await part.run();
  const taken = (performance.now() - start) / 1000;
  seconds.set(part.area, (seconds.get(part.area) ?? 0) + taken);
  const many = outcome.passed + outcome.failed > 1 ? `${outcome.passed} passed${outcome.failed ? `, ${outcome.failed} failed` : ''}` : '';
  console.log(
    `${outcome.failed ? '✗' : '✓'} ${part.name.padEnd(13)}${taken.toFixed(1).padStart(6)} s  ${many}${outcome.note ?? ''}`.trimEnd(),
  );
  if (outcome.details) console.log(indent(outcome.details));
  return outcome;
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
