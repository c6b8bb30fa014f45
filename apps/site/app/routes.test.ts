import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageAddresses as pages } from '#testing/page-addresses.ts';
import { isLocaleLike } from './locale/locale-path.ts';
import routes from './routes.ts';

const toObject = ({ id, path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { id, path, index } : { id, path, children: children?.map(toObject) };
const tree = routes.map(toObject);

/** The route that answers an address, as the guards decide: a segment that only looks like a locale does not count as one. */
function pageOf(path: string): string {
  const leaf = matchRoutes(tree, path)?.at(-1);
  const id = leaf?.route.id ?? 'slug';
  const isLocalised = id.startsWith('locale-');
  return isLocalised && !isLocaleLike(leaf?.params.locale ?? '') ? 'slug' : id;
}

describe('route table', () => {
  it.each(pages)('[ROUTE-01] %s is %s', (path, id) => {
    expect(pageOf(path)).toBe(id);
  });

  it.each(pages)('[SHELL-04] %s exists under the locale prefix as locale-%s', (path, id) => {
    const localised = path === '/' ? 'locale-home' : `locale-${id}`;
    expect(pageOf(path === '/' ? '/de' : `/de${path}`)).toBe(localised);
    expect(pageOf(path === '/' ? '/pt-br' : `/pt-br${path}`)).toBe(localised);
  });

  it.each(['/about-us', '/d', '/deu', '/DE', '/de-DE', '/pt_br/main', '/about/main', '/12/main'])(
    '[ROUTE-17] %s is no localised page',
    (path) => {
      expect(pageOf(path)).toBe('slug');
    },
  );

  it('leaves no route out of this table', () => {
    const ids = (entries: RouteConfigEntry[]): string[] => entries.flatMap((entry) => [entry.id ?? '', ...ids(entry.children ?? [])]);
    const layouts = ['page', 'profile', 'locale', 'kit'];
    const own = ids(routes).filter((id) => !id.startsWith('locale-') && !layouts.includes(id));
    expect(own.toSorted()).toEqual([...new Set(pages.map(([, id]) => id))].toSorted());
  });

  it('names files that exist', () => {
    const files = (entries: RouteConfigEntry[]): string[] => entries.flatMap((entry) => [entry.file, ...files(entry.children ?? [])]);
    for (const file of files(routes)) expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), file).toBe(true);
  });
});
