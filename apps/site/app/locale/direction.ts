/** Languages of the supported list that are written from right to left; the rest of the world reads the other way. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.slice(0, 2)) ? 'rtl' : 'ltr';
}

/** The locale as a BCP 47 tag: `pt-br` → `pt-BR`. The platform's `se` means Swedish, which is `sv` there. (experience 2.3) */
export function languageTag(locale: string): string {
  const [language = 'en', region] = locale.split('-');
  const known = language === 'se' ? 'sv' : language;
  return region ? `${known}-${region.toUpperCase()}` : known;
}
