import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';

/** The compiler changes functions with JSX and functions that call hooks. */
const jsxOrHooks = /<\/|\/>|\buse[A-Z0-9]|['"]use memo['"]/;

/** The React compiler, for what browsers load: a page is rendered once on the server, where nothing is gained by remembering. */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: jsxOrHooks },
      async handler(code, id) {
        const { code: compiled, map, errors, fatal } = await transform(id, code, { jsx: 'preserve', sourcemap: true });
        if (fatal) this.error(errors.map(({ message }) => message).join('\n'));
        return { code: compiled, map };
      },
    },
  };
}
