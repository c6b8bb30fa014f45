/**
 * Loads the code of a page of `routes.ts` before anybody asks for it, with all that it imports: at a press the router asks for the page's own file,
 * and only that one leads to the others.
 */
export async function preloadPage(id: string): Promise<void> {
  // The router's own name.
  // oxlint-disable-next-line no-underscore-dangle
  const page = window.__reactRouterManifest?.routes[id];
  // A network that fails is met by whoever goes there.
  if (page) await import(/* @vite-ignore */ page.module).catch(() => undefined);
}
