import { relative } from 'node:path';
import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';

/** The compiler changes functions with JSX and functions that call hooks. */
export const jsxOrHooks = /<\/|\/>|\buse[A-Z0-9]|['"]use memo['"]/;

/** Beginnings of paths below a folder of sources; of several that fit the longest decides. */
export interface Drawn {
  folder: string;
  /** Anew and anew while it is open: amounts, lists, fields. */
  again: readonly string[];
  /** Once, or seldom: what a first view is made of. */
  once: readonly string[];
}

/** Throws for a file that no list names: which of both it is nobody but its author knows. */
export function isDrawnAgain(file: string, { folder, again, once }: Drawn): boolean {
  const path = relative(folder, file);
  const longest = (list: readonly string[]) => Math.max(0, ...list.filter((start) => path.startsWith(start)).map(({ length }) => length));
  const [isAgain, isOnce] = [longest(again), longest(once)];
  if (isAgain === isOnce) throw new Error(`redrawn.ts does not say whether ${path} is drawn again and again, or once.`);
  return isAgain > isOnce;
}

/**
 * The React compiler, for those sources of browsers that are drawn again and again: what remembers is twice the code, and saves nothing
 * where a page is drawn once, as on the server.
 */
export function reactCompiler(drawn: Drawn): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: /\.tsx?(?:$|\?)/, exclude: /\/node_modules\/|\.test\.tsx?$/ }, code: jsxOrHooks },
      async handler(code, id) {
        if (!id.startsWith(drawn.folder) || id.includes('?') || !isDrawnAgain(id, drawn)) return null;
        const { code: compiled, map, errors, fatal } = await transform(id, code, { jsx: 'preserve', sourcemap: true });
        if (fatal) this.error(errors.map(({ message }) => message).join('\n'));
        return { code: compiled, map };
      },
    },
  };
}
