/**
 * A limit has a currency, in which players read it. It holds for what they do in all currencies together, by its worth: a limit is of the person
 * (RTS 12B), and another account is no way around it. (docs/guides/set-limits-on-play.md)
 */
export const limits = { holdAcrossCurrencies: true } as const;
