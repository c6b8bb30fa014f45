/** The locale as a BCP 47 tag: `pt-br` → `pt-BR`. The platform's `se` means Swedish, which is `sv` there. */
export function languageTag(locale: string): string {
  const [language = 'en', region] = locale.split('-');
  const known = language === 'se' ? 'sv' : language;
  return region ? `${known}-${region.toUpperCase()}` : known;
}

/** The tag that a locale's dates go by. `en` alone would put the month first, which `03/05/2026` does not tell; the English of these products is British. */
export function dateTag(locale: string): string {
  const tag = languageTag(locale);
  return tag === 'en' ? 'en-GB' : tag;
}
