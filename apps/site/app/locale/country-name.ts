/** A country in a language; its code where that stands for no country, such as `T1`, by which edge networks mean Tor. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
