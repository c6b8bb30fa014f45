import { plainDecimal } from '../../../view/decimal.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Hundredths as a multiplier in a locale's digits: `2.31×`. */
export function multiplierText(locale: string, hundredths: number, hasSign = true): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
    formats.set(locale, format);
  }
  return `${format.format(hundredths / 100)}${hasSign ? '×' : ''}`;
}

/** What a player wrote as hundredths, with a point or a comma and in any of the site's digits; null when it is no multiplier. */
export function hundredthsOf(text: string): number | null {
  const match = /^(\d{1,5})(?:\.(\d{0,2}))?\d*×?$/.exec(plainDecimal(text));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
