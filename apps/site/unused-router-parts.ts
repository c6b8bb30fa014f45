import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Modules of the router that do nothing here, each with what it is to export instead, if browsers ask for it at all. */
const parts: Record<string, Record<string, string>> = {
  // The whole route table comes with the page (`routeDiscovery: 'initial'`).
  'lib/dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
  },
  // Nobody gives the router `instrumentations`.
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => undefined',
    instrumentClientSideRouter: '(router) => router',
  },
};

/** Leaves out of what browsers load those parts of the router that this site has no use for: 2 KB of the first load. */
export function unusedRouterParts(): Plugin {
  const unseen = new Set(Object.keys(parts));
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(id) {
        const part = Object.keys(parts).find((path) => id.endsWith(`/dist/production/${path}`));
        if (!part) return null;
        unseen.delete(part);
        const names = [...readFileSync(id, 'utf8').matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, list]) => list!.split(','));
        return names.map((name) => `export const ${name.trim()} = ${parts[part]![name.trim()] ?? 'undefined'};`).join('\n');
      },
    },
    buildEnd() {
      if (unseen.size > 0) this.error(`The router no longer has ${[...unseen].join(', ')}: apps/site/unused-router-parts.ts`);
    },
  };
}
