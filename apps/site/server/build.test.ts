import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepOldAssets } from './build.ts';

it('keeps what the last build made for two days after the next, however old it is: pages that are open ask for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const day = (of: number) => new Date(2026, 5, of);
  const build = (of: number) => join(folder, `build-${of}`);
  async function keep(from: number, to: number, lastBuilt: number) {
    await keepOldAssets(build(from), build(to), { lastBuilt: day(lastBuilt), now: day(to) });
    return readdir(build(to));
  }
  const last = await mkdtemp(join(folder, 'last-'));
  for (const [name, at] of [
    ['before-1.js', day(1)],
    ['last-2.js', day(10)],
  ] as const) {
    await writeFile(join(last, name), '');
    await utimes(join(last, name), at, at);
  }
  await keepOldAssets(last, build(20), { lastBuilt: day(10), now: day(20) });
  expect(await readdir(build(20))).toEqual(['last-2.js']);
  expect(await keep(20, 21, 20)).toEqual(['last-2.js']);
  expect(await keep(21, 23, 21)).toEqual([]);
});
