/** A length of time in words: `7 days`, `36 hours`; `language` is a BCP 47 tag. */
export function durationText(hours: number, language: string): string {
  const [value, unit] = hours % 24 === 0 && hours > 24 ? [hours / 24, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(value);
}
