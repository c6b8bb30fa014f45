import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { camelCase, fillTemplate, START_FILE, startCollections, type ContentTree, type ContentValue } from '../app/content/content-tree.ts';
import type { SiteContent } from '../app/site-context.ts';
import type { SiteBrand } from './brand.ts';
import { mergeContent } from './merge-content.ts';
import { parsePage } from './parse-page.ts';

export type ContentStore = ReturnType<typeof createContentStore>;

function readCollection(folder: string, locale: string): ContentTree {
  const tree: ContentTree = {};
  for (const entry of readdirSync(folder).toSorted()) {
    const extension = extname(entry);
    const path = join(folder, entry);
    const name = basename(entry, extension);
    if (extension === '.json') tree[camelCase(name)] = readJson(path);
    // The key does not say it: of `spring-2030` and `spring2030` it is the same.
    if (extension === '.md') tree[camelCase(name)] = { identity: name, ...parsePage(readFileSync(path, 'utf8'), locale) };
  }
  return tree;
}

function readJson(path: string): ContentTree {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ContentTree;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** Every collection of a folder of texts as its files say; the file name in camel case is the top-level key. (wire 15) */
export function readTexts({ path, locale }: { path: string; locale: string }): Record<string, ContentTree> {
  if (!existsSync(path)) return {};
  const collections = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(collections.map(({ name }) => [camelCase(name), readCollection(join(path, name), locale)]));
}

/** The brand's texts; a key that a folder lacks comes from the next one of the brand's list for the locale. (A 1) */
export function createContentStore({ name, supportEmail, defaultLocale, texts }: SiteBrand) {
  const locales = new Map<string, SiteContent>();
  const files = new Map<string, Buffer>();

  function build(code: string): SiteContent {
    const read = (texts[code] ?? texts[defaultLocale] ?? []).map(readTexts);
    const merged = fill(
      read.reduceRight<ContentTree>((below, own) => mergeContent(below, own), {}),
      { brandName: name, supportEmail },
    ) as Record<string, ContentTree>;
    const collection = (name: string) => (Object.hasOwn(merged, name) ? merged[name]! : {});
    const start: ContentTree = Object.fromEntries(startCollections.map((name) => [name, collection(name)]));
    const isStart = new Set<string>(startCollections);
    const later = Object.entries(merged).filter(([name]) => !isStart.has(name));
    const addresses: Record<string, string> = {};
    for (const [name, tree] of [[START_FILE, start] as const, ...later]) {
      const json = Buffer.from(JSON.stringify(tree));
      const path = `/content/${code}/${name}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
      addresses[name] = path;
      files.set(path, json);
    }
    return { collection, files: addresses };
  }

  /** The texts of a locale, whole. */
  function locale(code: string): SiteContent {
    let content = locales.get(code);
    if (!content) locales.set(code, (content = build(code)));
    return content;
  }

  return {
    locale,
    /** Where the texts are today that a page named by this path, null when there are none. */
    addressOf(path: string): string | null {
      const [, code = '', name = ''] = /^\/content\/([^/]+)\/(\w+)\.[0-9a-f]{10}\.json$/.exec(path) ?? [];
      if (!Object.hasOwn(texts, code)) return null;
      const { files: addresses } = locale(code);
      return Object.hasOwn(addresses, name) ? addresses[name]! : null;
    },
    /** The JSON of a content file. */
    file: (address: string): Buffer => files.get(address)!,
  };
}

/** Values that are the same in every text of the brand are written as placeholders: `{brandName}`, `{supportEmail}`. */
function fill(value: ContentValue, names: Readonly<Record<string, string>>): ContentValue {
  if (typeof value === 'string') return fillTemplate(value, names);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, names)]));
}
