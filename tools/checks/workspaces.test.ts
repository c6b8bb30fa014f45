import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run-child.ts';

// npm links every workspace where all can import it, so that the check of the layers takes each for declared.

interface Manifest {
  name: string;
  dependencies?: object;
  devDependencies?: object;
}

const names = (text: string) => new Set(text.match(/(?<=['"])@verdigale\/[a-z-]+/g));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const workspaces = globSync('{apps/*,packages/*,platform,brands/schema}/package.json', { cwd: ROOT });

it('finds the workspaces', () => expect(workspaces.length).toBeGreaterThan(15));

it.each(workspaces)('%s declares the packages of ours that its files import, and no others', (file) => {
  const folder = dirname(file);
  const sources = globSync(`${folder}/**/*.{ts,tsx,mjs,css}`, {
    cwd: ROOT,
    exclude: (path) => path === 'node_modules' || path === 'build',
  });
  const { name, dependencies, devDependencies } = JSON.parse(read(file)) as Manifest;
  const imported = new Set(sources.flatMap((source) => [...names(read(source))]));
  imported.delete(name);
  const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((each) => each.startsWith('@verdigale/'));
  expect([...imported].toSorted()).toEqual(declared.toSorted());
});
