import { expect, it } from 'vitest';
import { glyphMarkup } from '../glyph-markup.ts';
import { materialNames } from '../materials.ts';
import { glyphNames, glyphs } from './index.ts';

it('has more than a hundred heroes in six metals', () => {
  expect(glyphNames.length).toBeGreaterThan(100);
  expect(materialNames).toHaveLength(6);
});

it('draws each in more than one part, with paths that every rasteriser reads', () => {
  for (const name of glyphNames) {
    expect(glyphs[name].parts.length, name).toBeGreaterThan(1);
    for (const [, path] of glyphs[name].parts) {
      expect(path, name).toMatch(/^M[MLHVCSAZmlhvcsaz0-9 .,-]+$/);
    }
  }
});

it('answers to words that are words', () => {
  for (const name of glyphNames) for (const word of glyphs[name].words) expect(word, name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it('keeps its lines visible in small pictures', () => {
  const widths = (hairline: number) =>
    [...glyphMarkup('owl', 'gold', '#000000', hairline).matchAll(/stroke-width="([\d.]+)"/g)].map((match) => Number(match[1]));
  expect(Math.min(...widths(0.1))).toBeLessThan(3);
  expect(Math.min(...widths(4))).toBeGreaterThan(3);
});
