import type { Plugin } from 'vite';

interface Cut {
  file: string;
  /** What keeps the rest of it in the first load. */
  text: RegExp;
  instead: string;
}

const cuts: readonly Cut[] = [
  // Components that nobody shows, links and forms (2 KB): a name for developers is written onto each, and a call is around it.
  { file: 'dom/lib', text: /^\w+\.displayName = .*$/gm, instead: '' },
  { file: 'dom/lib', text: /(?<== )(?=[\w$]+\.forwardRef\()/g, instead: '/* @__PURE__ */ ' },
  // Measuring from outside, which is asked for by a property of the router that the site does not give.
  { file: 'router/router', text: /\binit\.instrumentations\b/g, instead: 'false' },
  { file: 'router/router', text: /\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, instead: 'undefined' },
  // Routes that are found late: `routeDiscovery` is `initial`.
  { file: 'router/router', text: /\binit\.patchRoutesOnNavigation\b/g, instead: 'false' },
  { file: 'dom/ssr/fog-of-war', text: /(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)/g, instead: 'false' },
  { file: 'dom/ssr/components', text: /\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, instead: 'false' },
];

const file = /react-router\/dist\/production\/lib\/(?<file>.+)\.js$/;

/** Lets the bundler leave out of the first load what this site does not use of its router. A build fails where a release of it is written otherwise. */
export const unusedRouter: Plugin = {
  name: 'verdigale:unused-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: file },
    handler(code, id) {
      const own = cuts.filter((cut) => cut.file === file.exec(id)!.groups!.file);
      for (const { text } of own) if (code.search(text) === -1) this.error(`the router has no ${text.source} any more`);
      return own.reduce((rest, { text, instead }) => rest.replace(text, instead), code);
    },
  },
};
