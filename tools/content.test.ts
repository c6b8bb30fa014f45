import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('./content.ts', import.meta.url));

/** `npm run content -- …` */
function content(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it.each([
  ['exampel', 'de'],
  ['example', 'xx'],
])('%s %s names no brand or no language, which does not pass for a brand without faults', (...words) => {
  const { status, said } = content(...words);
  expect([status, said]).toEqual([1, expect.stringMatching(/^no brand and no language of it: (exampel|xx)$/m)]);
});
