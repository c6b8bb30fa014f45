/**
 * A limit has a currency, as players read it: it holds for deposits in that one. Where the law asks for limits of the person (RTS 12B), it holds
 * for deposits in all currencies together, by their worth. (docs/guides/set-limits-on-play.md)
 */
export const limits = { holdAcrossCurrencies: false } as const;
