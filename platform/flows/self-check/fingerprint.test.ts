import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdigale-self-check-'));
  await mkdir(join(folder, 'ledger'));
  await writeFile(join(folder, 'ledger/post.ts'), 'a');
  await writeFile(join(folder, 'rules.sql'), 'b');
});
afterEach(() => rm(folder, { recursive: true }));

const hash = () => fingerprint([folder]);

it('[T2] is the same for the same files, wherever they lie, and whatever tests lie beside them', async () => {
  const before = await hash();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  await writeFile(join(folder, 'ledger/post.test.ts'), 'c');
  await writeFile(join(folder, 'README.md'), 'c');
  expect(await hash()).toBe(before);
  const moved = `${folder}-moved`;
  await rename(folder, moved);
  expect(await fingerprint([moved])).toBe(before);
  await rename(moved, folder);
});

it.each<[string, () => Promise<void>]>([
  ['a byte', () => writeFile(join(folder, 'rules.sql'), 'B')],
  ['a name', () => rename(join(folder, 'rules.sql'), join(folder, 'rule.sql'))],
  ['a new file', () => writeFile(join(folder, 'ledger/more.ts'), '')],
  ['a missing file', () => rm(join(folder, 'ledger/post.ts'))],
  [
    'contents that changed places',
    async () => {
      await writeFile(join(folder, 'ledger/post.ts'), 'b');
      await writeFile(join(folder, 'rules.sql'), 'a');
    },
  ],
])('[T2] another one follows from %s', async (_, change) => {
  const before = await hash();
  await change();
  expect(await hash()).not.toBe(before);
});
