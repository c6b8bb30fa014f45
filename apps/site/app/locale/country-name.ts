/** A country in a language; its code where that is none, as edge networks have for the Tor network: `T1`. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
