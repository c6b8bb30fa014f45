import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sourceOf, stillKept } from './index.ts';

const day = 86_400_000;

it('keeps a file for two days after the first build without it, however old it is and however many builds follow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdigale-left-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const list = join(folder, 'left.json');
  const keep = (left: string[], days: number) => [...stillKept(left, list, days * day)];
  expect(keep(['a.js'], 30)).toEqual(['a.js']);
  expect(keep(['a.js', 'b.js'], 31)).toEqual(['a.js', 'b.js']);
  expect(keep(['a.js', 'b.js'], 32)).toEqual(['b.js']);
  // One that is part of a build again begins anew.
  expect(keep([], 32.5)).toEqual([]);
  expect(keep(['b.js'], 33.5)).toEqual(['b.js']);
});

it('knows what a copy is of', () => {
  expect(['a-1.js.br', 'a-1.js.gz', 'a-1.js', 'b.woff2'].map(sourceOf)).toEqual(['a-1.js', 'a-1.js', 'a-1.js', 'b.woff2']);
});
