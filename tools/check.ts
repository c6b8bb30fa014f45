// Everything that must hold: `npm test`. With a name, only that part: `node tools/run.mjs tools/check.ts lint`.
import { PARTS, type Part } from './checks/parts.ts';
import { endWithParent } from './checks/run-child.ts';

endWithParent();

const wanted = process.argv.slice(2);
const chosen = PARTS.filter((part) => wanted.length === 0 || wanted.includes(part.name) || (part.group && wanted.includes(part.group)));
if (chosen.length === 0) {
  console.error(`No such part. There are: ${[...new Set(PARTS.map((part) => part.group ?? part.name))].join(', ')}.`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
for (const part of chosen) {
  const outcome = await timed(part);
  passed += outcome.passed;
  failed += outcome.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function timed(part: Part) {
  const from = performance.now();
  const outcome = await part.run();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const many = outcome.passed + outcome.failed > 1 ? `${outcome.passed} passed${outcome.failed ? `, ${outcome.failed} failed` : ''}` : '';
  console.log(`${outcome.failed ? '✗' : '✓'} ${part.name.padEnd(13)}${seconds.padStart(6)} s  ${many}${outcome.note ?? ''}`.trimEnd());
  if (outcome.details) console.log(indent(outcome.details));
  return outcome;
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
