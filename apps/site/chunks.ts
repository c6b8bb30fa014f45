import { reachable, type BundlerGraph } from './module-graph.ts';

/** A step of a visit, with what it loads first. */
export interface Moment {
  name: string;
  entries: readonly string[];
}

const isFramework = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/**
 * Groups for the bundler: a module goes into the chunk of the first moment whose entries reach it statically. Left alone the
 * bundler makes a file for each set of pages that share something, two hundred of them, and a player's page asks for ninety.
 * What no moment reaches keeps the bundler's own splitting; the framework, which changes seldom, is a file of its own.
 */
export function chunkGroups(moments: readonly Moment[]) {
  let chunks: ReadonlyMap<string, string> | undefined;
  const names = ['framework', ...moments.map(({ name }) => name)];
  return names.map((name, index) => ({
    // A group takes along what its modules import, unless a group of a higher priority has it.
    priority: names.length - index,
    name(id: string, graph: BundlerGraph): string | null {
      chunks ??= assign(moments, graph);
      return chunks.get(id) === name ? name : null;
    },
  }));
}

function assign(moments: readonly Moment[], graph: BundlerGraph): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const { name, entries } of moments)
    for (const id of reachable(entries, graph))
      if (!chunks.has(id)) chunks.set(id, name === moments[0]?.name && isFramework.test(id) ? 'framework' : name);
  return chunks;
}
