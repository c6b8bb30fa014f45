import { readdir } from 'node:fs/promises';
import { Command, Each, ShapedQuery } from '#kernel/db/sql.ts';
import { sample } from './sample.ts';
import { variants } from './variants.ts';

export interface SampledStatement {
  /** `wallet/wallet.sql.ts accountById`. */
  name: string;
  /** Which schema it may name. */
  schema: string;
  statement: Command | Each | ShapedQuery<Record<string, never>>;
}

const platform = new URL('../../', import.meta.url);
/** LIMIT is a word of SQL, and a name has no hyphen there. */
const schemaOf = (module: string) => (module === 'limit' ? 'limits' : module.replaceAll('-', '_'));

/** Every statement of every `*.sql.ts`: every export is called with samples, and returns a statement or a part of one. */
export async function allStatements(): Promise<SampledStatement[]> {
  const files = (await readdir(platform, { recursive: true })).filter((file) => file.endsWith('.sql.ts')).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const [, room = '', module = ''] = /^(kernel|modules|flows)\/([^/]+)/.exec(file) ?? [];
      const exported = (await import(new URL(file, platform).href)) as Record<string, unknown>;
      return Object.entries(exported).flatMap(([name, build]) =>
        statementsOf(`${file} ${name}`, build).map((statement, n) => ({
          name: n === 0 ? `${file} ${name}` : `${file} ${name} (${n + 1})`,
          schema: room === 'kernel' ? 'kernel' : schemaOf(module),
          statement,
        })),
      );
    }),
  );
  return found.flat();
}

const isStatement = (made: unknown): made is SampledStatement['statement'] =>
  made instanceof Command || made instanceof Each || made instanceof ShapedQuery;

function statementsOf(name: string, build: unknown): SampledStatement['statement'][] {
  if (typeof build !== 'function') return [];
  const calls = variants[name] ?? [Array.from({ length: build.length }, () => sample)];
  return calls.map((given) => (build as (...given: unknown[]) => unknown)(...given)).filter(isStatement);
}
