import type { CoverCategory, CoverSeed } from '@verdigale/art';

/** What a title is drawn from, as the casino's catalogue has it: so that cover and game agree. */
export interface TitleArt {
  /** The studio that the title goes by. */
  provider: string;
  category: CoverCategory;
  tags: readonly string[];
}

/** A game as data over a model: what every such title has beside its parameters. */
export interface Title {
  identity: string;
  name: string;
  art: TitleArt;
}

/** What the cover of a title is drawn from. */
export function seedOf({ identity, art }: Title): CoverSeed {
  return { identity, ...art };
}

/** Shorter to write: `artOf('northlathe', 'slots', 'wolves frost')`. */
export function artOf(provider: string, category: CoverCategory, tags: string): TitleArt {
  return { provider, category, tags: tags.split(' ') };
}

/** The title of this identity. */
export function findTitle<T extends Title>(titles: readonly T[], identity: string): T {
  const title = titles.find((each) => each.identity === identity);
  if (!title) throw new Error(`no title is called ${identity}`);
  return title;
}
