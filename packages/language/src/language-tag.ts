/** The locale as a BCP 47 tag: `pt-br` → `pt-BR`. The platform's `se` means Swedish, which is `sv` there. */
export function languageTag(locale: string): string {
  const [language = 'en', region] = locale.split('-');
  const known = language === 'se' ? 'sv' : language;
  return region ? `${known}-${region.toUpperCase()}` : known;
}
