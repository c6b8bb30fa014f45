import { createContext } from 'react';
import { patiently } from '#app/lazy-part.ts';
import type { ContentTree } from './content-tree.ts';

/** Where components get collections from: the page's own, and the brand's content files for the rest. */
export interface ContentSource {
  /** In which language the texts are. */
  readonly locale: string;
  get(collection: string): ContentTree | undefined;
  load(collection: string): Promise<void>;
}

let pageSource: ContentSource | undefined;

/** The texts of this browser's page, for code outside components (socket events, failed calls). */
export function pageContent(): ContentSource {
  if (!pageSource) throw new Error('The page has not started');
  return pageSource;
}

export async function fetchTexts(file: string): Promise<ContentTree> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as ContentTree;
}

/** In the browser: collections that came before the page, others fetched once from their immutable address. One a page. */
export function createBrowserSource(
  start: Readonly<Record<string, ContentTree>>,
  files: Readonly<Record<string, string>>,
  locale: string,
): ContentSource {
  const loaded = new Map(Object.entries(start));
  const loading = new Map<string, Promise<void>>();

  async function fetchCollection(name: string, file: string): Promise<void> {
    loaded.set(name, await fetchTexts(file));
  }

  pageSource = {
    locale,
    get: (name) => loaded.get(name),
    load(name) {
      if (loaded.has(name)) return Promise.resolve();
      const file = files[name];
      if (!file) return Promise.reject(new Error(`No content "${name}"`));
      // Whoever suspends for it waits through a tunnel: a rejection would take the whole page down.
      const promise = loading.get(name) ?? patiently(() => fetchCollection(name, file));
      loading.set(name, promise);
      return promise;
    },
  };
  return pageSource;
}

export const ContentContext = createContext<ContentSource>({
  locale: 'en',
  get: () => undefined,
  load: (name) => Promise.reject(new Error(`No content "${name}"`)),
});
