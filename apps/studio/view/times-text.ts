/** A pay in hundredths of the stake, such as `2.5×`. */
export function timesText(locale: string, hundredths: number): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100)}×`;
}

/** A share in percent as the server states it, such as `96.5381`, in the player's figures; empty for none. */
export function percentOf(locale: string, decimal: string | null, digits = 2): string {
  return decimal === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(Number(decimal));
}

/** What a round paid in its stakes, such as `0.4×`. */
export function stakesText(locale: string, win: bigint, stake: bigint): string {
  return timesText(locale, Number((win * 100n) / stake));
}
