import { glyphNames, glyphs, type GlyphName } from './glyphs/index.ts';
import { createRandom } from './random.ts';
import { wordsOf, type CoverCategory, type CoverSeed } from './seed.ts';

/** What a game shows that says nothing of itself. */
const fallback: Readonly<Record<CoverCategory, readonly GlyphName[]>> = {
  slots: ['gem', 'crown', 'star', 'sun', 'cherries', 'bell', 'clover', 'emerald'],
  live: ['wheel', 'cards', 'curtain', 'suits', 'dice'],
  table: ['cards', 'ace', 'suits', 'dice', 'heart', 'club', 'domino'],
  jackpot: ['crown', 'chest', 'bars', 'medal', 'ring'],
  crash: ['climb', 'rocket', 'comet', 'plane', 'kite', 'balloon'],
  instant: ['ticket', 'balls', 'grid', 'pegs', 'bolt'],
};

const byWord = new Map<string, GlyphName[]>();
for (const name of glyphNames) {
  for (const word of new Set([name, ...glyphs[name].words])) byWord.set(word, [...(byWord.get(word) ?? []), name]);
}

/** The hero of a cover: the first of its words that a glyph answers to, else one of its category. */
export function chooseGlyph(seed: CoverSeed): GlyphName {
  const random = createRandom(seed.identity, 'glyph');
  const fitting = wordsOf(seed)
    .map((word) => byWord.get(word))
    .find((names) => names !== undefined);
  return random.pick(fitting ?? fallback[seed.category]);
}
