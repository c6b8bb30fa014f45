import { matchRoutes, type DataRouter } from 'react-router';

/** The files of a page's code that have not been run yet. */
export function missingFiles({ routes, basename }: DataRouter, path: string): string[] {
  const matches = matchRoutes(routes, path, basename) ?? [];
  // The router's own name.
  // oxlint-disable-next-line no-underscore-dangle
  const manifest = window.__reactRouterManifest?.routes ?? {};
  return matches.flatMap(({ route }) => {
    const loads = route.lazy ? manifest[route.id] : undefined;
    return loads ? [loads.module, ...(loads.imports ?? [])] : [];
  });
}
