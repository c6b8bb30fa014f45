import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sweepFiles } from './sweep-files.ts';
import { uploadDocument } from './upload-document.ts';

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdigale-documents-'));
  platform = await createTestPlatform({ documentsDir: folder });
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const later = () => new Date(Date.now() + 7_200_000);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

it('sweeps files away that belong to no document, once nobody can be writing them', async () => {
  const { id } = await registerTestPlayer(platform);
  await uploadDocument(platform.kernel, id, { type: 'other', fileName: 'a.pdf', content: pdf });
  const count = (await readdir(folder)).length;
  const orphan = join(folder, '00000000-0000-4000-8000-000000000000');
  await writeFile(orphan, 'x');
  await sweepFiles(platform.kernel);
  expect((await readdir(folder)).length).toBe(count + 1);
  await sweepFiles(platform.kernel, later());
  expect((await readdir(folder)).length).toBe(count);
});

it('sweeps on where the folder is the root of a disk, and leaves what is not of the platform', async () => {
  const foreign = ['lost+found', '.keep'].map((name) => join(folder, name));
  await mkdir(foreign[0]!);
  await writeFile(foreign[1]!, '');
  const orphan = join(folder, '00000000-0000-4000-8000-000000000001');
  await writeFile(orphan, 'x');
  await sweepFiles(platform.kernel, later());
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining(['lost+found', '.keep']));
  expect(names).not.toContain('00000000-0000-4000-8000-000000000001');
});

it('leaves files that are older than the database: they are those of another one', async () => {
  const foreign = join(folder, '00000000-0000-4000-8000-000000000002');
  await writeFile(foreign, 'x');
  const before = new Date(Date.now() - 30 * 86_400_000);
  await utimes(foreign, before, before);
  await sweepFiles(platform.kernel, later());
  expect(await readdir(folder)).toContain('00000000-0000-4000-8000-000000000002');
});
