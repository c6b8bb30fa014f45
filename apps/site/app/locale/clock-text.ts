/** A length of time as `4:05` or `1:00:00`, with hours in any case where asked, in the digits of the page's language (a BCP 47 tag). */
export function clockText(seconds: number, language: string, { hasHours = seconds >= 3600 } = {}): string {
  const digits = (value: number, width: number) =>
    new Intl.NumberFormat(language, { minimumIntegerDigits: width, useGrouping: false }).format(value);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hasHours ? [digits(hours, 1), digits(minutes, 2)] : [digits(minutes, 1)];
  return [...parts, digits(seconds % 60, 2)].join(':');
}
