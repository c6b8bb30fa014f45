// What the brand's texts owe to the sources, and each locale to the default one.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt, type ContentTree, type ContentValue } from '../../apps/site/app/content/content-tree.ts';
import { readLocale } from '../../apps/site/server/content-store.ts';
import { ROOT } from './run-child.ts';

export const defaultLocale = 'en';
const contentDir = join(ROOT, 'brands/default/content');
const siteDir = join(ROOT, 'apps/site');

/** Collections whose files are looked up by an identity from the address: no source names their keys. */
const pageCollections = ['static', 'bonus', 'questionPages', 'tournaments'];
/** Texts by the codes of the platform; `tests/conformance/errors.test.ts` compares them with the catalogue. */
const ofErrors = 'alerts.errors';

export type Texts = ReadonlyMap<string, string>;
export interface Use {
  file: string;
  key: string;
}

export const locales = readdirSync(contentDir).toSorted();
const trees = new Map(locales.map((locale) => [locale, readLocale(contentDir, locale)]));

/** Every text of a locale by its full key, in the locale's own files; the entries of a list by their number. */
export function textsOf(locale: string): Texts {
  return new Map(leaves(trees.get(locale) ?? {}));
}

function leaves(value: ContentValue, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => leaves(child, key ? `${key}.${name}` : name));
}

/** What stands under a key of the default locale: a text, or the texts below it. */
export function find(key: string): ContentValue | undefined {
  const [collection = '', ...path] = key.split('.');
  return valueAt((trees.get(defaultLocale) as Record<string, ContentTree>)[collection] ?? {}, path);
}

export const isPage = (key: string) => pageCollections.includes(key.split('.', 1)[0]!);

const collections = Object.keys(trees.get(defaultLocale)!).filter((name) => !pageCollections.includes(name));
const keyPattern = new RegExp(`['"\`]((?:${collections.join('|')})\\.[\\w.]+)['"\`]`, 'g');
const openPattern = new RegExp(`\`((?:${collections.join('|')})(?:\\.\\w+)*)\\.?[\\w]*\\$\\{`, 'g');
const alertPattern = /showAlert\(\s*['"]([\w.]+)['"]/g;
const metaPattern = /routeMeta\(\s*args,\s*'([\w.]+)'/g;
const literalPattern = /'(\w+\.[\w.]+)'/g;
/** `textAt(tree, ['a', 'b'])`: the collection is the tree's. */
const pathPattern = /(?:textAt|valueAt)\([^[\n]*\[((?:'\w+'(?:, )?)+)/g;

const sources = globSync('{app,server}/**/*.{ts,tsx}', { cwd: siteDir, exclude: (name) => name.includes('.test.') }).map((file) => ({
  file,
  source: readFileSync(join(siteDir, file), 'utf8'),
}));

function matches(pattern: RegExp, toKey: (found: string) => string): Use[] {
  return sources.flatMap(({ file, source }) =>
    // What `showAlert` takes is a key below `alerts`, though it may begin like another collection.
    [...(pattern === alertPattern ? source : source.replace(alertPattern, '')).matchAll(pattern)].map(([, found]) => ({
      file,
      key: toKey(found!),
    })),
  );
}

/** Keys that the sources name whole: each must be there. */
export function namedKeys(): Use[] {
  return [
    ...matches(keyPattern, (key) => key),
    ...matches(alertPattern, (key) => `alerts.${key}.title`),
    ...matches(metaPattern, (page) => `pages.${page}.pageMeta.title`),
  ];
}

/** Texts of the default locale that no source can reach: neither by their key, nor by the beginning of it. */
export function unusedKeys(): string[] {
  const reached = new Set(
    [
      ...namedKeys(),
      ...matches(openPattern, (prefix) => prefix),
      ...matches(literalPattern, (key) => `alerts.${key}`),
      ...matches(alertPattern, (key) => `alerts.${key}`),
      ...matches(metaPattern, (page) => `pages.${page}.pageMeta`),
      ...collections.flatMap((name) =>
        matches(pathPattern, (path) => `${name}.${path.replace(/[' ]/g, '').replaceAll(',', '.')}`.replace(/\.$/, '')),
      ),
    ].map(({ key }) => key),
  );
  reached.add(ofErrors);
  const isReached = (key: string) => key.split('.').some((_, at, parts) => reached.has(parts.slice(0, at + 1).join('.')));
  return [...textsOf(defaultLocale).keys()].filter((key) => !isPage(key) && !isReached(key));
}

export interface LocaleReport {
  locale: string;
  /** Texts of the default locale, and how many of them this locale has itself. */
  total: number;
  missing: string[];
  unknown: string[];
  /** Keys whose `{placeholders}` differ from the default locale's. */
  differing: string[];
}

/** A locale beside the default one. Pages count as a whole: a translation may have other paragraphs. */
export function reportOf(locale: string): LocaleReport {
  const comparable = (texts: Texts) => new Map([...texts].filter(([key]) => !isPage(key) || /^\w+\.\w+\.title$/.test(key)));
  const [own, defaults] = [comparable(textsOf(locale)), comparable(textsOf(defaultLocale))];
  return {
    locale,
    total: defaults.size,
    missing: [...defaults.keys()].filter((key) => !own.has(key)),
    unknown: [...own.keys()].filter((key) => !defaults.has(key)),
    differing: [...own].filter(([key, text]) => placeholders(text) !== placeholders(defaults.get(key) ?? text)).map(([key]) => key),
  };
}

/** The names in braces, each once: another language may say one twice. */
function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].toSorted((a, b) => a.localeCompare(b)).join(' ');
}
