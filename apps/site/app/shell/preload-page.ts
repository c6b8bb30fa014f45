/**
 * Loads the code of a page of `routes.ts` ahead, with everything that it imports: on a press the router loads the page's own file first,
 * and learns of the others only from that.
 */
export async function preloadPage(id: string): Promise<void> {
  // The router's own name.
  // oxlint-disable-next-line no-underscore-dangle
  const page = window.__reactRouterManifest?.routes[id];
  // A failure is left to the navigation itself, which tries again.
  if (page) await import(/* @vite-ignore */ page.module).catch(() => undefined);
}
