import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepOldAssets } from './build.ts';

const day = 86_400_000;

it('a release keeps what open pages of the last one ask for, however long that was served, and lets it go after two days', async () => {
  const around = mkdtempSync(join(tmpdir(), 'site-build-'));
  onTestFinished(() => rmSync(around, { recursive: true }));
  const weekAgo = new Date(Date.now() - 7 * day);
  function built(name: string, files: string[]): string {
    const folder = join(around, name);
    mkdirSync(folder);
    for (const file of files) {
      writeFileSync(join(folder, file), 'code');
      utimesSync(join(folder, file), weekAgo, weekAgo);
    }
    return folder;
  }
  const list = join(around, 'left.json');
  const first = built('first', ['same-1.js', 'same-1.js.br', 'wallet-1.js', 'wallet-1.js.br']);
  const second = built('second', ['same-1.js', 'wallet-2.js']);
  await keepOldAssets(first, second, list);
  expect(readdirSync(second)).toEqual(['same-1.js', 'same-1.js.br', 'wallet-1.js', 'wallet-1.js.br', 'wallet-2.js']);
  const third = built('third', ['same-1.js', 'wallet-3.js']);
  await keepOldAssets(second, third, list, Date.now() + 3 * day);
  expect(readdirSync(third)).toEqual(['same-1.js', 'same-1.js.br', 'wallet-2.js', 'wallet-3.js']);
});
