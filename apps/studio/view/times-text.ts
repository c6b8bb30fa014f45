/** A pay in hundredths of the stake, such as `2.5×`. */
export function timesText(locale: string, hundredths: number): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100)}×`;
}
