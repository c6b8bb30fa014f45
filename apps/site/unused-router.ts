import type { Plugin } from 'vite';

const routersDom = /react-router\/dist\/production\/lib\/dom\/lib\.js$/;

/**
 * Lets the bundler leave out what nobody uses of the router's components: a name for developers that is written onto each of them, and a call around
 * it, keep them all in the first load (links, forms: 2 KB).
 */
export const unnamed: Plugin = {
  name: 'verdigale:unnamed',
  apply: 'build',
  transform: {
    filter: { id: routersDom },
    handler: (code) => code.replace(/^\w+\.displayName = .*$/gm, '').replace(/(?<== )(?=[\w$]+\.forwardRef\()/g, '/* @__PURE__ */ '),
  },
};
