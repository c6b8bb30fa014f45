import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleFile, ensureBundled } from './index.ts';

let project: string;
let entry: string;
let folder: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'verdigale-bundle-'));
  entry = join(project, 'entry.ts');
  folder = join(project, 'made');
  mkdirSync(join(project, 'parts'));
  writeFileSync(join(project, 'parts/word.ts'), `export const word: string = 'first';`);
  writeFileSync(join(project, 'parts/beside.ts'), `export const here = import.meta.url;\nexport const folder = import.meta.dirname;`);
  writeFileSync(entry, `export { word } from './parts/word.ts';\nexport * from './parts/beside.ts';`);
});
afterEach(() => rmSync(project, { recursive: true }));

/** What the bundle says; under another name, since a module is loaded once. */
async function bundled(): Promise<Record<string, string>> {
  const copy = join(project, `${Math.random()}.js`);
  cpSync(await ensureBundled(entry, folder), copy);
  return (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as Record<string, string>;
}
const madeAs = () => statSync(bundleFile(folder)).ino;

describe('the bundle of the server', () => {
  it('says what the sources say, and its modules find what lies beside them', async () => {
    const { word, here, folder } = await bundled();
    expect([word, here, folder]).toEqual(['first', pathToFileURL(join(project, 'parts/beside.ts')).href, join(project, 'parts')]);
  });

  it('is made once', async () => {
    await ensureBundled(entry, folder);
    const made = madeAs();
    await ensureBundled(entry, folder);
    expect(madeAs()).toBe(made);
  });

  it('is made anew when one of its files has changed', async () => {
    await ensureBundled(entry, folder);
    writeFileSync(join(project, 'parts/word.ts'), `export const word: string = 'other';`);
    expect((await bundled()).word).toBe('other');
  });

  it('is made anew when it was damaged, or its stamp was', async () => {
    await ensureBundled(entry, folder);
    writeFileSync(bundleFile(folder), 'export const word =');
    expect((await bundled()).word).toBe('first');
    appendFileSync(join(folder, 'bundle.json'), '}');
    expect((await bundled()).word).toBe('first');
  });

  it('is not taken from where a copied project came from', async () => {
    await ensureBundled(entry, folder);
    const copy = join(project, 'copy');
    cpSync(join(project, 'parts'), join(copy, 'parts'), { recursive: true });
    cpSync(entry, join(copy, 'entry.ts'));
    cpSync(folder, join(copy, 'made'), { recursive: true });
    entry = join(copy, 'entry.ts');
    folder = join(copy, 'made');
    expect((await bundled()).folder).toBe(join(copy, 'parts'));
  });

  it('names the fault and leaves the bundle before it alone when the sources cannot be read', async () => {
    await ensureBundled(entry, folder);
    const made = madeAs();
    writeFileSync(join(project, 'parts/word.ts'), 'export const word: = 1;');
    await expect(ensureBundled(entry, folder)).rejects.toThrow('word.ts');
    expect(madeAs()).toBe(made);
  });
});
