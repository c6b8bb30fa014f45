import type { Plugin } from 'vite';
import { reachable, type BundlerGraph } from './module-graph.ts';

/** A step of a visit, with what it loads first. */
export interface Moment {
  name: string;
  entries: readonly string[];
  /** Where given, only what these load too: else one kind of visitor would load it with all that the other kind needs. */
  sharedWith?: readonly string[];
  /** Takes the stylesheets alone. */
  isSheet?: boolean;
}

const isStyles = /\.css$/;

const isFramework = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;
/** What loads whatever comes later: of the bundler itself, without a statement that imports it. Left alone it is one more file of the first load. */
const preloadHelper = '\0vite/preload-helper.js';

/**
 * Groups for the bundler: a module goes into the chunk of the first moment whose entries reach it statically. Left alone the
 * bundler makes a file for each set of pages that share something, two hundred of them, and a player's page asks for ninety.
 * What no moment reaches keeps the bundler's own splitting; the framework, which changes seldom, is a file of its own.
 */
export function chunkGroups(moments: readonly Moment[]) {
  let chunks: ReadonlyMap<string, string> | undefined;
  const names = ['framework', ...moments.map(({ name }) => name)];
  return names.map((name, index) => ({
    priority: names.length - index,
    // The bundler would take along all that a module can reach through a barrel, asked for or not.
    includeDependenciesRecursively: false,
    name(id: string, graph: BundlerGraph): string | null {
      chunks ??= assign(moments, graph);
      const own = id === preloadHelper ? 'framework' : chunks.get(id);
      return own === name ? name : null;
    },
  }));
}

/**
 * For groups whose name is decided by a function: lets a chunk export more than its route or entry does. Otherwise the router would get
 * exactly the exports of the route.
 */
export const chunksMayShare: Plugin = {
  name: 'verdigale:chunks-may-share',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
};

function assign(moments: readonly Moment[], graph: BundlerGraph): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const { name, entries, sharedWith, isSheet } of moments) {
    const others = sharedWith && reachable(sharedWith, graph);
    for (const id of reachable(entries, graph))
      if (!chunks.has(id) && (!others || others.has(id)) && (!isSheet || isStyles.test(id)))
        chunks.set(id, name === moments[0]?.name && isFramework.test(id) ? 'framework' : name);
  }
  return chunks;
}
