// A brand's texts as the product would show them, each with the folder that it came from.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentTree, type ContentValue, valueAt } from '../../apps/site/app/content/content-tree.ts';
import { readTexts } from '../../apps/site/server/content-store.ts';
import { mergeContent } from '../../apps/site/server/merge-content.ts';
import { brandsDir, loadBrand, type Brand, type TextFolder } from '../../brands/schema/load.ts';

/** Collections whose files are looked up by an identity from the address: no source names their keys. */
const pageCollections = ['static', 'bonus', 'questionPages', 'studios', 'tournaments'];
export const isPage = (key: string) => pageCollections.includes(key.split('.', 1)[0]!);

/** Every brand that there is, by the name of its folder. */
export const brandNames = readdirSync(brandsDir).filter((name) => existsSync(join(brandsDir, name, 'brand.ts')));

export type Texts = ReadonlyMap<string, string>;

export interface BrandTexts {
  brand: Brand;
  locales: readonly string[];
  /** What the brand itself says in a locale, by full key. */
  ownTexts(locale: string): Texts;
  /** What players of a locale see, by full key, with the language that it is in. */
  shownTexts(locale: string): ReadonlyMap<string, { text: string; locale: string }>;
  /** What would be shown in the default locale if the brand said nothing: empty for a brand that extends none. */
  inherited: Texts;
  /** What stands under a key in the default locale: a text, or the texts below it. */
  find(key: string): ContentValue | undefined;
  /** Folders of texts in languages that the brand does not serve. */
  strayFolders: readonly string[];
}

export async function readBrandTexts(name: string): Promise<BrandTexts> {
  const brand = await loadBrand(name);
  const own = join(brandsDir, name, 'content');
  const isOwn = ({ path }: TextFolder) => path.startsWith(`${own}/`);
  const locales = Object.keys(brand.texts);
  const defaults = brand.texts[brand.defaultLocale]!;
  const trees = defaults.map(treeOf);
  return {
    brand,
    locales,
    ownTexts: (locale) => textsOf(treeOf({ path: join(own, locale), locale })),
    shownTexts(locale) {
      const layers = brand.texts[locale]!.map((folder) => marked(treeOf(folder), folder.locale));
      const merged = layers.reduceRight((below, own) => mergeContent(below, own), {});
      return new Map(
        [...textsOf(merged)].map(([key, text]) => {
          const [locale = '', ...words] = text.split(mark);
          return [key, { text: words.join(mark), locale }];
        }),
      );
    },
    inherited: new Map(
      defaults
        .filter((folder) => !isOwn(folder))
        .toReversed()
        .flatMap((folder) => [...textsOf(treeOf(folder))]),
    ),
    find: (key) => trees.map((tree) => valueAt(tree, key.split('.'))).find((value) => value !== undefined),
    strayFolders: existsSync(own) ? readdirSync(own).filter((folder) => !locales.includes(folder)) : [],
  };
}

function treeOf(folder: TextFolder): ContentTree {
  const messages = join(folder.path, 'messages.json');
  const tree: ContentTree = readTexts(folder);
  return existsSync(messages) ? { ...tree, messages: JSON.parse(readFileSync(messages, 'utf8')) as ContentTree } : tree;
}

const mark = '\u0000';

/** The same tree, each text with its language before it. */
function marked<T extends ContentValue>(value: T, locale: string): T {
  return JSON.parse(JSON.stringify(value), (_, entry: unknown) => (typeof entry === 'string' ? locale + mark + entry : entry)) as T;
}

/** Every text of a tree by its full key; the entries of a list by their number. */
function textsOf(tree: ContentTree): Texts {
  return new Map(leaves(tree));
}

function leaves(value: ContentValue, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => leaves(child, key ? `${key}.${name}` : name));
}
