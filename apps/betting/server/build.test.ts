import { mkdtemp, open, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compress } from './build.ts';

it('puts a packed copy in the place of the one before as a whole: whoever reads that meanwhile has all of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'betting-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'frame-1.js');
  await writeFile(file, 'script');
  await writeFile(`${file}.br`, 'the copy of before');
  await using before = await open(`${file}.br`);
  await compress(file);
  expect(await before.readFile('utf8')).toBe('the copy of before');
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('script');
  expect(await readdir(folder)).toEqual(['frame-1.js', 'frame-1.js.br']);
});
