/** How an outcome ended: half of the stake is won or lost and the other half returned, as with quarters of Asian lines. */
export const endWords = ['won', 'half-won', 'void', 'half-lost', 'lost'] as const;
export type EndWord = (typeof endWords)[number];

/** How the outcomes of a market ended, by their keys. */
export type Ends = Record<string, EndWord>;

export const isEndWord = (word: unknown): word is EndWord => endWords.some((each) => each === word);
