import { join } from 'node:path';
import { textAt, type ContentTree } from '../app/content/content-tree.ts';
import { readLocale } from './content-store.ts';

/** Titles that are the same whatever the page shows. */
const isWhole = (title: string) => title !== '' && !title.includes('{');

/**
 * The titles of the site's own pages in the brand's default locale, by the names that `page-meta` gives their pictures:
 * whoever draws those knows from here what to letter.
 */
export function pageTitles(brandDir: string, defaultLocale: string): Record<string, string> {
  const texts = readLocale(join(brandDir, 'content'), defaultLocale);
  const of = (collection: string, prefix: string, path: readonly string[]) =>
    Object.keys(texts[collection] ?? {}).map((name) => {
      const title = textAt(texts[collection] as ContentTree, [name, ...path]);
      return [prefix + name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), title] as const;
    });
  const titles = [
    ...of('pages', '', ['pageMeta', 'title']),
    ...of('static', 'static-', ['title']),
    ...of('bonus', 'bonus-', ['title']),
    ...of('questionPages', 'questions-', ['title']),
  ];
  return Object.fromEntries(titles.filter(([, title]) => isWhole(title)));
}
