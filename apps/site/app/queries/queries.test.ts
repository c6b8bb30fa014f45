import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

it('defines every query in this folder, so that a call is asked for under one key', () => {
  const definition = /\bquery(?:Key|Fn)\s*:|QueryData(?:<[^(]*>)?\(\s*\[|prefetchQuery\(\s*\{/;
  // A test's own query asks for no call.
  const elsewhere = globSync('**/*.{ts,tsx}', { cwd: app, exclude: (name) => name === 'queries' || /\.test\.tsx?$/.test(name) }).filter(
    (file) => definition.test(readFileSync(join(app, file), 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});
