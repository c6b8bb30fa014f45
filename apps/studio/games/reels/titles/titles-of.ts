import type { CoverCategory } from '@verdigale/art';
import type { ReelsTitle } from '../title.ts';

/** A title as its studio's file says it. */
type Draft = Omit<ReelsTitle, 'art' | 'symbols' | keyof typeof plain> & {
  /** Slots unless it is said. */
  category?: CoverCategory;
  tags: string;
  symbols: string;
} & Partial<Pick<ReelsTitle, keyof typeof plain>>;

/** What a title is without a word on it. */
const plain = { wildTimes: 1, expands: false, multipliers: [], free: null, hold: null, sale: null, rulesVersion: '1' } as const;

/** The titles that go by a studio's name. */
export function titlesOf(provider: string, drafts: readonly Draft[]): ReelsTitle[] {
  return drafts.map(({ category = 'slots', tags, symbols, ...title }) => ({
    ...plain,
    ...title,
    art: { provider, category, tags: tags.split(' ') },
    symbols: symbols.split(' '),
  }));
}
