import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';

/** The compiler changes functions with JSX and functions that call hooks. */
const jsxOrHooks = /<\/|\/>|\buse[A-Z0-9]|['"]use memo['"]/;

/**
 * The React compiler, for those sources of browsers that are drawn again and again: what remembers is twice the code, and saves nothing
 * where a page is drawn once, as on the server.
 */
export function reactCompiler(sources: RegExp): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: sources, exclude: /\/node_modules\/|\.test\.tsx?$/ }, code: jsxOrHooks },
      async handler(code, id) {
        const { code: compiled, map, errors, fatal } = await transform(id, code, { jsx: 'preserve', sourcemap: true });
        if (fatal) this.error(errors.map(({ message }) => message).join('\n'));
        return { code: compiled, map };
      },
    },
  };
}
