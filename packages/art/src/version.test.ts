import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { appIconSvg } from './app-icon.ts';
import { coverSvg } from './cover.ts';
import { glyphNames } from './glyphs/index.ts';
import { ogImageSvg } from './og-image.ts';
import { coverCategories } from './seed.ts';
import { artVersion } from './version.ts';

const mark = { ground: '#071011', accent: '#f09c61', gain: '#6fd4b6' };

/** What each version draws. Lines are added, never changed: a drawing that changes is a new version. */
const digests: Readonly<Record<number, string>> = {
  1: 'a596e921adc588b2',
  2: 'c9e7343fba064db7',
  3: 'd605572c054f1a62',
  // What has the tag `patina` is green.
  4: 'd605572c054f1a62',
};

it('is raised when the drawing changes', () => {
  const hash = createHash('sha256');
  for (const [i, glyph] of glyphNames.entries()) {
    const category = coverCategories[i % coverCategories.length] ?? 'slots';
    const seed = { identity: `version-${i}`, provider: `studio-${i % 15}`, category, tags: [glyph] };
    hash.update(coverSvg(seed, i % 2 === 0 ? { width: 120, height: 160 } : { width: 400, height: 400 }));
    if (i % 20 === 0) hash.update(ogImageSvg(seed, 'Version', mark)).update(appIconSvg('any', 64, mark));
  }
  expect(hash.digest('hex').slice(0, 16)).toBe(digests[artVersion]);
});
