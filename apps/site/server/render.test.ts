import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createRenderer, type SiteBuild } from './render.ts';

/** As the built site has them: the root, a layout without a path, and below it pages with and without a locale. */
function build(): SiteBuild {
  const routes = [
    ['root', undefined, ''],
    ['page', 'root', undefined],
    ['locale-home', 'page', ':locale'],
    ['main', 'page', 'main'],
    ['games-id', 'page', 'games/:id'],
    ['slug', 'page', '*'],
    ['locale', 'page', ':locale'],
    ['locale-main', 'locale', 'main'],
    ['locale-slug', 'locale', '*'],
  ] as const;
  const router = { createRequestHandler, matchRoutes, RouterContextProvider, siteContext: null };
  return {
    routes: Object.fromEntries(routes.map(([id, parentId, path]) => [id, { id, parentId, path, module: {} }])),
    entry: { module: { router } },
  } as unknown as SiteBuild & ServerBuild;
}
const { canonicalPath, dataRoutes } = createRenderer(build(), 'production', {} as never);

it.each([
  ['/main', null, '/main'],
  ['/de/main', 'de', '/de/main'],
  ['/games/a', null, '/games/a'],
])('leaves the address of a page as it is: %s', (path, prefix, canonical) => {
  expect(canonicalPath(path, prefix)).toBe(canonical);
});

it.each([
  ['/about-us', null, '/404'],
  ['/a/b/c', null, '/404/404'],
  ['/de/about-us', 'de', '/de/404'],
  ['/xx/main', null, '/404/main'],
])('[ROUTE-17] gives addresses that nothing answers one path of this site: %s', (path, prefix, canonical) => {
  expect(canonicalPath(path, prefix)).toBe(canonical);
});

it('has one path for everything of an unknown kind', () => {
  expect([canonicalPath('/games/x', null, true), canonicalPath('/de/main', 'de', true)]).toEqual(['/games/404', '/de/main']);
});

it('lets a data request name the routes of its page only, in one order', () => {
  expect(dataRoutes('/de/main.data', 'locale-main,locale,root,random-17,games-id')).toBe('root,locale,locale-main');
});
