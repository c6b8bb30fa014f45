/** Whose rules for players' protection hold: a name of `platform/jurisdictions`. */
export const jurisdiction = 'house';
