import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every name that is asked for, also by what is asked only once something else is set: until no value brings up another name. */
function namesRead(): string[] {
  const asked = new Set<string>();
  const values: Record<string, string> = {};
  const watched = new Proxy(values, { get: (_, name: string) => (asked.add(name), values[name]) });
  for (let known = -1; known !== asked.size;) {
    known = asked.size;
    try {
      readEnvironment(watched);
    } catch (error) {
      // These values are refused, but only after every name was asked.
      expect(error).toBeInstanceOf(EnvironmentError);
    }
    for (const name of asked) values[name] = 'name';
  }
  return [...asked].map((name) => name.replace('_NAME_', '_<NAME>_')).toSorted();
}

/** The names of the first column; `…_SECRET` goes on from the one before it. */
function namesDocumented(): string[] {
  const [, section] = readFileSync(join(root, 'README.md'), 'utf8').split('## Configuration\n');
  const rows = section!
    .split('\n## ', 1)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows
    .flatMap((row) => {
      let prefix = '';
      return [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => {
        prefix = /^.*<NAME>/.exec(name!)?.[0] ?? prefix;
        return name!.replace('…', prefix);
      });
    })
    .toSorted();
}

it('the README names every variable that is read, once, and no other', () => {
  expect(namesDocumented()).toEqual(namesRead());
});

it('the environment is read in one place', () => {
  const files = ['apps/server', 'platform'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((file) => join(root, part, file)),
  );
  const product = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/node_modules\//.test(file));
  const readers = product.filter((file) => readFileSync(file, 'utf8').includes('process.env')).map((file) => relative(root, file));
  expect(readers.toSorted()).toEqual([
    'apps/server/main.ts',
    // The commands read the same variables as the product; PostgreSQL is handed PATH alone.
    'apps/server/operator/at-desk.ts',
    'apps/server/postgres/cluster.ts',
    'apps/server/postgres/postmaster.ts',
  ]);
});
