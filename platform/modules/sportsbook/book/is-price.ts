/** Nothing can be won at 1 or below: a feed may write so of what is not offered. */
export const isPrice = (text: string): boolean => Number(text) > 1;
