/** What kind of game a cover is for; it sets the hue. */
export const coverCategories = ['slots', 'live', 'table', 'jackpot', 'crash', 'instant'] as const;
export type CoverCategory = (typeof coverCategories)[number];

/** All that a cover depends on: the same seed is the same picture, to the byte. */
export interface CoverSeed {
  readonly identity: string;
  /** Identity of the studio: its games share a family of rosettes and a frame. */
  readonly provider: string;
  readonly category: CoverCategory;
  /** Words that say what the game is about, the most significant first: they choose glyph and scene. */
  readonly tags: readonly string[];
}

/** Tags first, then the words of the name. */
export function wordsOf(seed: Pick<CoverSeed, 'identity' | 'tags'>): string[] {
  return [...seed.tags, ...seed.identity.split('-')].map((word) => word.toLowerCase());
}
