import { textAt } from '../app/content/content-tree.ts';
import type { SiteBrand } from './brand.ts';
import { createContentStore } from './content-store.ts';

/** Titles that are the same whatever the page shows. */
const isWhole = (title: string) => title !== '' && !title.includes('{');

/**
 * The titles of the site's own pages in the brand's default locale, by the names that `page-meta` gives their pictures:
 * the renderer of those pictures reads its lettering from here.
 */
export function pageTitles(brand: SiteBrand): Record<string, string> {
  const { collection } = createContentStore(brand).locale(brand.defaultLocale);
  const of = (name: string, prefix: string, path: readonly string[]) =>
    Object.keys(collection(name)).map((page) => {
      const title = textAt(collection(name), [page, ...path]);
      const identity = textAt(collection(name), [page, 'identity']) || page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [prefix + identity, title] as const;
    });
  const titles = [
    ...of('pages', '', ['pageMeta', 'title']),
    ...of('static', 'static-', ['title']),
    ...of('bonus', 'bonus-', ['title']),
    ...of('questionPages', 'questions-', ['title']),
    ...of('tournaments', 'tournaments-', ['title']),
  ];
  return Object.fromEntries(titles.filter(([, title]) => isWhole(title)));
}
