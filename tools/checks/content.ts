// What a brand's texts must hold for the sources, and each of its locales for the default one.
import { isPage, type BrandTexts, type Texts } from './brand-texts.ts';
import { isReached, namedKeys, type Use } from './content-keys.ts';

/** Keys that the sources name and the brand lacks in its default locale. */
export function absentKeys({ find }: BrandTexts): Use[] {
  return namedKeys.filter(({ key }) => find(key) === undefined);
}

/** The brand's own texts that no source can show. */
export function unusedKeys({ brand, ownTexts }: BrandTexts): string[] {
  return [...ownTexts(brand.defaultLocale).keys()].filter((key) => !isReached(key));
}

export interface LocaleReport {
  locale: string;
  /** How many texts there are. */
  total: number;
  /** Keys whose text is shown in another language. */
  missing: string[];
  /** Keys of the brand's own files that the default locale lacks. */
  unknown: string[];
  /** Keys of the brand's own files whose `{placeholders}` differ from those of the text that they translate or replace. */
  differing: string[];
}

/** A locale of a brand beside the default one. Pages count as a whole: a translation may have other paragraphs. */
export function reportOf(texts: BrandTexts, locale: string): LocaleReport {
  const { brand, ownTexts, shownTexts, inherited } = texts;
  const [own, shown] = [comparable(ownTexts(locale)), comparable(shownTexts(locale))];
  const shownByDefault = comparable(shownTexts(brand.defaultLocale));
  const isDefault = locale === brand.defaultLocale;
  const original = (key: string) => (isDefault ? inherited.get(key) : shownByDefault.get(key)?.text);
  return {
    locale,
    total: shownByDefault.size,
    missing: isDefault ? [] : [...shownByDefault.keys()].filter((key) => shown.get(key)?.locale !== locale),
    unknown: [...own.keys()].filter((key) => !shownByDefault.has(key)),
    differing: [...own].filter(([key, text]) => placeholders(text) !== placeholders(original(key) ?? text)).map(([key]) => key),
  };
}

function comparable<T>(texts: ReadonlyMap<string, T>): Map<string, T> {
  return new Map([...texts].filter(([key]) => !isPage(key) || /^\w+\.\w+\.title$/.test(key)));
}

/** What every text may name, whoever wrote it. */
const anywhere = new Set(['brandName', 'supportEmail']);

/** The names in braces, each once: another language may say one twice. */
function placeholders(text: string): string {
  const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  return [...names]
    .filter((name) => !anywhere.has(name))
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
}

/** Texts that say nothing. A page may begin with its first section. */
export function emptyTexts(texts: Texts): string[] {
  return [...texts].filter(([key, text]) => text.trim() === '' && !key.endsWith('.description')).map(([key]) => key);
}
