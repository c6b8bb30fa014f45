import headingUrl from '@verdigale/faces/familjen-grotesk-latin.woff2?url';
import devanagariUrl from '@verdigale/faces/noto-sans-devanagari-devanagari.woff2?url';
import cyrillicUrl from '@verdigale/faces/onest-cyrillic.woff2?url';
import textUrl from '@verdigale/faces/onest-latin.woff2?url';
import arabicUrl from '@verdigale/faces/vazirmatn-arabic.woff2?url';

const latin: readonly string[] = [textUrl, headingUrl];
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  fa: [arabicUrl, ...latin],
  hi: [devanagariUrl, ...latin],
  ru: [cyrillicUrl, ...latin],
};

/** The files that a page in this language preloads, two in Latin script (`as="font" type="font/woff2" crossorigin`); others load by range. */
export function preloadedFonts(language: string): readonly string[] {
  return byLanguage[language] ?? latin;
}
