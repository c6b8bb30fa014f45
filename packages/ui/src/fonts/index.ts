import headingUrl from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import devanagariUrl from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import cyrillicUrl from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import textUrl from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import arabicUrl from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';

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
