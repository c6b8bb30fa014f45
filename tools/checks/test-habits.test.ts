import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run-child.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && file !== 'tools/checks/test-habits.test.ts');

/** The lines of these tests that match, each with its file. */
const linesWith = (pattern: RegExp, of: RegExp) =>
  files
    .filter((file) => of.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      return lines.flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
    });

it('reads all tests', () => expect(files.length).toBeGreaterThan(500));

it('no component test answers a call of ours: data lies in the query cache, and what was asked is in `sentCalls()`', () => {
  expect(linesWith(/'fetch'|\bfetch\)|fetch\s*=/, /\.dom\.test\.tsx$/)).toEqual([]);
});

it('no test puts a module of its own in the place of ours', () => {
  expect(linesWith(/\bvi\.(?:mock|doMock|hoisted)\(/, /./)).toEqual([]);
});

it('no browser test makes up an answer of our API', () => {
  const made = linesWith(/\/api\/.*\.fulfill\(/, /\.spec\.ts$/);
  expect(made).toEqual([]);
});

it('no test sleeps: it waits for what is to be seen, or moves the clock', () => {
  const sleep = /(?<![.\w])setTimeout\(|waitForTimeout\(|timers\/promises|\bsleep\(|networkidle/;
  expect(linesWith(sleep, /\.(?:test\.tsx?|spec\.ts)$/)).toEqual([]);
});

it('a file that fakes timers gives the real ones back: the next file of its process would wait for ever', () => {
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  expect(files.filter((file) => textOf(file).includes('useFakeTimers(') && !textOf(file).includes('useRealTimers('))).toEqual([]);
});
