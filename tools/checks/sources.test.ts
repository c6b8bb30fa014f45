import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run-child.ts';

const pages = ['docs/reference/sources.md', 'docs/conformance.md'];
const reference = /\b(?:A|W|wire|RTS|AGCO|GLI|NJ|AMLD) \d+(?:\.\d+)*[A-Z]?\b/g;
/** Brackets that cite something: `(A 4)`, `(W 5, wire 8.2)`. */
const citation = /\((?:(?:A|W|wire|RTS|AGCO|GLI|NJ|AMLD) \d[^()]*)\)/g;

it('every reference in a comment resolves on the page of sources, or on that of clauses', () => {
  const text = pages.map((page) => readFileSync(join(ROOT, page), 'utf8')).join('\n');
  // A row `wire 8` lists its parts: `8.1 a method, 8.2 deposits`.
  const parts = [...text.matchAll(/\b(\d+\.\d+) /g)].map(([, number]) => `wire ${number}`);
  const known = new Set([...(text.match(reference) ?? []), ...parts, ...[...text.matchAll(/\((9\.\d)\)/g)].map(([, n]) => `wire ${n}`)]);
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.sql', '*.css', '*.md'], { cwd: ROOT, encoding: 'utf8' });
  const unknown = files
    .split('\n')
    .filter((file) => file && !pages.includes(file) && file !== 'tools/checks/sources.test.ts')
    .flatMap((file) =>
      (readFileSync(join(ROOT, file), 'utf8').match(citation) ?? [])
        .flatMap((found) => found.match(reference) ?? [])
        .filter((found) => !known.has(found))
        .map((found) => `${file}: ${found}`),
    );
  expect(unknown).toEqual([]);
});
