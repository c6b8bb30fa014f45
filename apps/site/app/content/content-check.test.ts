import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLocale } from '../../server/content-store.ts';
import { valueAt, type ContentTree, type ContentValue } from './content-tree.ts';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const contentDir = fileURLToPath(new URL('../../../../brands/default/content', import.meta.url));
const defaultLocale = 'en';
const locales = readdirSync(contentDir).filter((name) => name !== defaultLocale);
const texts = readLocale(contentDir, defaultLocale);

const collections = 'alerts|fieldsSettings|globalComponents|history|layout|modals|pages|profile';
const keyPattern = new RegExp(`['"\`]((?:${collections})\\.[\\w.]+)['"\`]`, 'g');
const alertPattern = /showAlert\(\s*['"]([\w.]+)['"]/g;
const metaPattern = /routeMeta\(args, '([\w.]+)'/g;

interface Use {
  file: string;
  key: string;
}

/** Every content key that stands as a literal in the sources. */
function usedKeys(): Use[] {
  const files = readdirSync(appDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(appDir, file), 'utf8');
    return [
      // What `showAlert` takes is a key below `alerts`, though it may begin like another collection.
      ...[...source.replace(alertPattern, '').matchAll(keyPattern)].map(([, key]) => key!),
      ...[...source.matchAll(alertPattern)].map(([, key]) => `alerts.${key}.title`),
      ...[...source.matchAll(metaPattern)].map(([, page]) => `pages.${page}.pageMeta.title`),
    ].map((key) => ({ file, key }));
  });
}

function find(tree: Record<string, ContentTree>, key: string): ContentValue | undefined {
  const [collection = '', ...path] = key.split('.');
  return valueAt(tree[collection] ?? {}, path);
}

/** Every text by its full key; the entries of a list by their number. */
function leaves(value: ContentValue, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => leaves(child, key ? `${key}.${name}` : name));
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted((a, b) => a.localeCompare(b));

describe('texts of the default brand', () => {
  const uses = usedKeys();

  it('[SHELL-01] has every key that the sources name', () => {
    expect(uses.length).toBeGreaterThan(50);
    expect(uses.filter(({ key }) => find(texts, key) === undefined)).toEqual([]);
  });

  it.each(locales)('[SHELL-01] %s has every text of the default locale, none beside, and the same placeholders', (locale) => {
    const own = new Map(leaves(readLocale(contentDir, locale)));
    const defaults = new Map(leaves(texts));
    const isPage = (key: string) => /^(static|bonus|questionPages|tournaments)\./.test(key);
    expect(
      [...own.keys()].filter((key) => !defaults.has(key)),
      'unknown keys',
    ).toEqual([]);
    expect(
      [...defaults.keys()].filter((key) => !own.has(key)),
      'missing keys',
    ).toEqual([]);
    const differing = [...own].filter(
      ([key, text]) => !isPage(key) && String(placeholders(text)) !== String(placeholders(defaults.get(key) ?? text)),
    );
    expect(
      differing.map(([key]) => key),
      'placeholders',
    ).toEqual([]);
  });

  it('[SHELL-01] has no empty text', () => {
    for (const locale of [defaultLocale, ...locales])
      expect(leaves(readLocale(contentDir, locale)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
