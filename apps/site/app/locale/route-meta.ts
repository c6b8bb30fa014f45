import type { MetaDescriptor } from 'react-router';
import { startTextsOf } from '#app/content/start-texts.ts';
import { textAt, valueAt } from '#app/content/content-tree.ts';
import { makeText, type TextParams } from '#app/content/use-content.ts';
import type { RootData } from '#app/root-data.ts';
import { defaultErrorTitle } from './error-title.ts';
import { pageMeta, type PageMeta } from './page-meta.ts';

/** What `meta` functions get from the router, as far as this needs it. */
export interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

/** The head of a page that the brand wrote in Markdown. */
export function articleMeta(
  source: MetaSource & { loaderData?: { title: string; description: string; picture: string } },
): MetaDescriptor[] {
  const { loaderData } = source;
  return loaderData ? pageMeta(rootOf(source), source.location.pathname, loaderData) : [];
}

/** The head of the error page. */
export function errorMeta(source: MetaSource, isNotFound: boolean): MetaDescriptor[] {
  const root = rootOf(source);
  const title = textAt(startTextsOf(root).globalComponents ?? {}, isNotFound ? ['error', 'notFound', 'title'] : ['error', 'title']);
  return pageMeta(root, '', { title: title || defaultErrorTitle, isError: true });
}

export function rootOf({ matches }: MetaSource): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

/**
 * The head of a page from the brand's texts: `pages.<page>.pageMeta.title` and `.description`, with `params` filled in.
 * `over` sets what only the page's data knows.
 */
export function routeMeta(source: MetaSource, page: string, params?: TextParams, over?: Partial<PageMeta>): MetaDescriptor[] {
  const root = rootOf(source);
  if (!root) return [];
  const text = makeText(root.locale, (key) => valueAt(startTextsOf(root), key.split('.')));
  const title = text.dynamic(`pages.${page}`, 'pageMeta.title', params) ?? root.brandName;
  const description = text.dynamic(`pages.${page}`, 'pageMeta.description', params) ?? undefined;
  const picture = `pages/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return pageMeta(root, source.location.pathname, { title, description, picture, ...over });
}
