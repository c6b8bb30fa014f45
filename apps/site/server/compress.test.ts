import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFiles } from './compress.ts';

it('makes the copies that are missing, and leaves those that are there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const files = { 'robots.txt': 'all', 'assets/a.js': 'a', 'assets/b.css': 'b', 'assets/b.css.br': 'earlier', 'assets/c.woff2': 'c' };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);

  await compressFiles(folder);

  const copies = ['robots.txt.br', 'robots.txt.gz', 'assets/a.js.br', 'assets/a.js.gz'];
  const all = await readdir(folder, { recursive: true });
  expect(all.toSorted()).toEqual([...Object.keys(files), 'assets', ...copies].toSorted());
  const read = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await read('assets/a.js.br')).toString()).toBe('a');
  expect(gunzipSync(await read('assets/a.js.gz')).toString()).toBe('a');
  expect((await read('assets/b.css.br')).toString()).toBe('earlier');
});
