import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { camelCase, type ContentTree } from '../app/content/content-tree.ts';
import type { SiteContent } from '../app/site-context.ts';
import { mergeContent } from './merge-content.ts';
import { parsePage } from './parse-page.ts';

export interface ContentStore {
  /** The texts of a locale, merged onto the default locale's. */
  locale(code: string): SiteContent;
  /** The JSON of a content file that a page named, null when there is none (any more). */
  file(path: string): Buffer | null;
}

function readCollection(folder: string, code: string): ContentTree {
  const tree: ContentTree = {};
  for (const entry of readdirSync(folder).toSorted()) {
    const extension = extname(entry);
    const source = () => readFileSync(join(folder, entry), 'utf8');
    if (extension === '.json') tree[camelCase(basename(entry, extension))] = JSON.parse(source()) as ContentTree;
    if (extension === '.md') tree[camelCase(basename(entry, extension))] = parsePage(source(), code);
  }
  return tree;
}

/** Every collection of one locale as its files say; the file name in camel case is the top-level key. (wire 15) */
export function readLocale(contentDir: string, code: string): Record<string, ContentTree> {
  const folder = join(contentDir, code);
  if (!existsSync(folder)) return {};
  const collections = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(collections.map(({ name }) => [camelCase(name), readCollection(join(folder, name), code)]));
}

/** Reads the brand's texts; a key that a locale lacks comes from the default locale. (A 1) */
export function createContentStore(contentDir: string, defaultLocale: string): ContentStore {
  const defaults = readLocale(contentDir, defaultLocale);
  const locales = new Map<string, SiteContent>();
  const files = new Map<string, Buffer>();

  function build(code: string): SiteContent {
    const own = code === defaultLocale ? {} : readLocale(contentDir, code);
    const merged: Record<string, ContentTree> = {};
    const addresses: Record<string, string> = {};
    for (const name of Object.keys(defaults)) {
      const tree = mergeContent(defaults[name]!, own[name] ?? {});
      const json = Buffer.from(JSON.stringify(tree));
      const path = `/content/${code}/${name}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
      merged[name] = tree;
      addresses[name] = path;
      files.set(path, json);
    }
    return { collection: (name) => merged[name] ?? {}, files: addresses };
  }

  return {
    locale(code) {
      let content = locales.get(code);
      if (!content) locales.set(code, (content = build(code)));
      return content;
    },
    file: (path) => files.get(path) ?? null,
  };
}
