import { inFiguresOf, isFigure, isolating, languageTag } from '@verdigale/language';

export type ContentValue = string | number | boolean | null | ContentValue[] | ContentTree;
export interface ContentTree {
  [key: string]: ContentValue;
}

/**
 * Collections that every page needs, in a file of their own: it comes beside the scripts, and the browser keeps it from page to page.
 * The others are fetched when something first needs them.
 */
export const startCollections = ['layout', 'globalComponents', 'pages'] as const;

/** The name of that file among the content files. */
export const START_FILE = 'start';

/** The value under a dotted path, undefined when there is none. */
export function valueAt(tree: ContentTree, path: readonly string[]): ContentValue | undefined {
  let value: ContentValue | undefined = tree;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as ContentTree)[key];
  }
  return value;
}

/** The structures under a dotted path, empty when there are none. Their shape is the brand's promise, which its content check holds. */
export function listAt<T>(tree: ContentTree, path: readonly string[]): readonly T[] {
  const value: unknown = valueAt(tree, path);
  return Array.isArray(value) ? (value as T[]) : [];
}

/** The text under a dotted path, empty when there is none. */
export function textAt(tree: ContentTree, path: readonly string[]): string {
  const value = valueAt(tree, path);
  return typeof value === 'string' ? value : '';
}

/**
 * Fills `{name}` in a text; a name that is not given stays as it stands. (A 5) Numbers are written in the figures of the locale. A text with a
 * point has been written for a reader already: "1.000" is a thousand in German, and stays.
 * In a text from right to left each value is isolated: a name, a phone, an amount keeps an order of its own.
 */
export function fillTemplate(text: string, params: Readonly<Record<string, string | number>> = {}, locale = 'en'): string {
  const isolated = isolating(locale);
  return text.replace(/\{(\w+)\}/g, (match, name: string) =>
    Object.hasOwn(params, name) ? isolated(filledIn(locale, params[name]!)) : match,
  );
}

const filledIn = (locale: string, value: string | number): string =>
  typeof value === 'string' && value.includes('.') ? value : inDigitsOf(locale, String(value));

/** A number in the figures of the locale; anything else as it is. */
export const inDigitsOf = (locale: string, value: string): string => (isFigure(value) ? inFiguresOf(languageTag(locale), value) : value);

/** The key of a content file's name: `responsible-gaming` → `responsibleGaming`. (wire 15) */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
