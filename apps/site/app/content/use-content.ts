import { use } from 'react';
import { ContentContext, type ContentSource } from './content-source.ts';
import { fillTemplate, valueAt, type ContentValue } from './content-tree.ts';

export type Collection =
  | 'alerts'
  | 'fieldsSettings'
  | 'globalComponents'
  | 'history'
  | 'layout'
  | 'modals'
  | 'pages'
  | 'profile'
  | 'sports'
  | 'static'
  | 'tournaments';
type Key<C extends Collection> = `${C}.${string}`;
export type TextParams = Readonly<Record<string, string | number>>;

export interface Text<C extends Collection> {
  /** The text of a key, with `{name}` filled; the key itself when the brand has no such text. */
  (key: Key<C>, params?: TextParams): string;
  /** A text whose last part comes from data: null when the brand has none. */
  dynamic(prefix: Key<C>, name: string, params?: TextParams): string | null;
  /** A switch of the brand's texts; null when the brand has none. */
  flag(key: Key<C>): boolean | null;
  /** A list of structures, empty when the brand has none. */
  list<T>(key: Key<C>): readonly T[];
}

/**
 * The texts of these collections in the page's locale. Suspends while a collection that did not come with the page is
 * on its way, so a component that uses one must be below a Suspense boundary.
 */
export function useContent<C extends Collection>(...collections: C[]): Text<C> {
  const source = use(ContentContext);
  for (const name of collections) use(source.get(name) ? there : source.load(name));
  return textsOf(source);
}

/** React renders a component again after `use` has suspended it, and wants the same calls of `use` then: also for what is there. */
const there = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const made = new WeakMap<ContentSource, Text<Collection>>();

function textsOf<C extends Collection>(source: ContentSource): Text<C> {
  const known = made.get(source);
  if (known) return known;
  const text = makeText(source.locale, (key) => {
    const [collection = '', ...path] = key.split('.');
    return valueAt(source.get(collection) ?? {}, path);
  });
  made.set(source, text);
  return text;
}

/** Texts over any lookup: for components, and for `meta` functions that hold the tree itself. */
export function makeText(locale: string, find: (key: string) => ContentValue | undefined): Text<Collection> {
  const text = (key: string, params?: TextParams) => {
    const value = find(key);
    if (typeof value !== 'string') return key;
    return fillTemplate(value, params, locale);
  };
  return Object.assign(text, {
    dynamic(prefix: string, name: string, params?: TextParams) {
      const value = find(`${prefix}.${name}`);
      return typeof value === 'string' ? fillTemplate(value, params, locale) : null;
    },
    flag(key: string) {
      const value = find(key);
      return typeof value === 'boolean' ? value : null;
    },
    list<T>(key: string) {
      const value = find(key);
      return Array.isArray(value) ? (value as T[]) : [];
    },
  });
}
