import type { CoverCategory } from '@verdigale/art';
import type { ReelsTitle } from '../title.ts';

/** A title as its studio's file says it. */
type Draft = Omit<ReelsTitle, 'art' | 'symbols' | 'wildTimes' | 'free'> & {
  /** Slots unless it is said. */
  category?: CoverCategory;
  tags: string;
  symbols: string;
} & Partial<Pick<ReelsTitle, 'wildTimes' | 'free'>>;

/** The titles that go by a studio's name. */
export function titlesOf(provider: string, drafts: readonly Draft[]): ReelsTitle[] {
  return drafts.map(({ category = 'slots', tags, symbols, wildTimes = 1, free = null, ...title }) => ({
    ...title,
    art: { provider, category, tags: tags.split(' ') },
    symbols: symbols.split(' '),
    wildTimes,
    free,
  }));
}
