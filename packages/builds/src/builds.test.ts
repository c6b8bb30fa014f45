import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfFiles, runBuild, shared, sourcesIn } from './index.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'verdigale-builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('the hash of sources', () => {
  it('covers what fits and is not skipped, in one order', () => {
    for (const name of ['b.ts', 'a/c.css', 'a/c.test.ts', 'build/d.ts', 'e.md']) write(name, '');
    expect(sourcesIn(folder, '**/*.{ts,css}', /(^|\/)build(\/|$)|\.test\.ts$/)).toEqual([join(folder, 'a/c.css'), join(folder, 'b.ts')]);
  });

  it('is another one when a file changes, comes, goes or is called otherwise', () => {
    const [one, two] = [write('one.ts', 'text'), write('two.ts', 'text')];
    const hash = hashOfFiles([one, two]);
    expect(hashOfFiles([one, two])).toBe(hash);
    const others = [hashOfFiles([one]), hashOfFiles([one, write('three.ts', 'text')])];
    write('two.ts', 'texts');
    others.push(hashOfFiles([one, two]));
    rmSync(two);
    others.push(hashOfFiles([one, two]));
    expect(new Set([hash, ...others]).size).toBe(5);
  });
});

describe('a build', () => {
  it('runs in a process of its own, as for production', async () => {
    const script = write(
      'build.mjs',
      `import { writeFileSync } from 'node:fs'; writeFileSync('made', [process.env.NODE_ENV, process.env.OF, process.argv[2]].join());`,
    );
    await runBuild([script, 'all'], { cwd: folder, variables: { OF: 'site' } });
    expect(hashOfFiles([join(folder, 'made')])).toBe(hashOfFiles([write('made', 'production,site,all')]));
  });

  it('that fails says what it printed', async () => {
    const script = write('build.mjs', `console.log('half of it'); console.error('no such icon'); process.exit(1);`);
    await expect(runBuild([script])).rejects.toThrow(/half of it\nno such icon/);
  });
});

describe('what is shared', () => {
  it('is made once for all who ask, and again a minute after a failure, however many ask before', async () => {
    let [made, isPossible, now] = [0, false, 0];
    const make = async () => {
      made += 1;
      now += 30_000;
      if (!isPossible) throw new Error('not yet');
      return made;
    };
    const get = shared(make, () => now);
    await expect(Promise.all([get(), get()])).rejects.toThrow('not yet');
    isPossible = true;
    now += 59_999;
    await expect(get()).rejects.toThrow('not yet');
    now += 1;
    expect(await Promise.all([get(), get()])).toEqual([2, 2]);
    expect(await get()).toBe(2);
  });
});
