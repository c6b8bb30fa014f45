import { mkdtemp, open, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compress, removeOld } from './build.ts';

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

it('keeps what the last build made for two days after the next, however old it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'betting-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const day = (of: number) => new Date(2026, 5, of);
  for (const [name, at] of [
    ['before-1.js', day(1)],
    ['last-2.js', day(10)],
  ] as const) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), at, at);
  }
  await removeOld(folder, { lastBuilt: day(10), now: day(20) });
  expect(await readdir(folder)).toEqual(['last-2.js']);
  // Another build has been made since.
  await removeOld(folder, { lastBuilt: day(20), now: day(21) });
  expect(await readdir(folder)).toEqual(['last-2.js']);
  await removeOld(folder, { lastBuilt: day(21), now: day(23) });
  expect(await readdir(folder)).toEqual([]);
});
