const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Which way a language is written, by its tag or the locale of a brand: `fa`, `fa-IR`. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language.slice(0, 2)) ? 'rtl' : 'ltr');

/**
 * What a value becomes before it is filled into a text of this language. In one from right to left it stands between Unicode's isolates:
 * a name, a phone, an amount keeps an order of its own, and disturbs none around it. An empty one stays empty.
 */
export function isolating(language: string): (value: string) => string {
  return directionOf(language) === 'rtl' ? (value) => value && `\u2068${value}\u2069` : (value) => value;
}
