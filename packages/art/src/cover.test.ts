import { describe, expect, it } from 'vitest';
import { chooseGlyph } from './choose-glyph.ts';
import { coverSvg } from './cover.ts';
import { materials } from './materials.ts';
import { contrast } from './oklch.ts';
import { coverColours, paletteOf } from './palette.ts';
import { lobeFamily } from './rosette.ts';
import { sceneFor, scenes } from './scenes.ts';
import { sealFrame } from './seal.ts';
import { coverCategories, type CoverSeed } from './seed.ts';

const size = { width: 180, height: 240 };

const seeds: CoverSeed[] = Array.from({ length: 240 }, (_, i) => ({
  identity: `game-${i}`,
  provider: `studio-${i % 12}`,
  category: coverCategories[i % coverCategories.length] ?? 'slots',
  tags: [['moon', 'sea'], ['crown'], ['fox', 'forest'], ['roulette'], [], ['city', 'lantern']][i % 6] ?? [],
}));

/** The cover of each seed, drawn once for all that is asked of it. */
const covers = new Map(seeds.map((seed) => [seed, coverSvg(seed, size)]));

describe('coverSvg', () => {
  it('draws the same seed the same, to the byte', () => {
    for (const seed of seeds.slice(0, 12)) expect(covers.get(seed)).toBe(coverSvg({ ...seed, tags: [...seed.tags] }, size));
  });

  it('draws every seed differently', () => {
    expect(new Set(covers.values()).size).toBe(seeds.length);
  });

  it('has no text, no foreign reference and no NaN', () => {
    for (const svg of covers.values()) {
      expect(svg).not.toMatch(/<text|<image|href|NaN|Infinity|undefined|null/);
    }
  });

  it('is made for its pixels, in every shape', () => {
    for (const shape of [size, { width: 200, height: 200 }, { width: 1200, height: 630 }, { width: 120, height: 160 }]) {
      const svg = coverSvg(seeds[0]!, shape);
      expect(svg).toContain(`width="${shape.width}" height="${shape.height}"`);
    }
    const [small, large] = [coverSvg(seeds[1]!, { width: 120, height: 160 }), coverSvg(seeds[1]!, { width: 540, height: 720 })];
    expect(small.length).toBeLessThan(large.length);
  });

  it('closes every element and names only gradients that it defines', () => {
    for (const svg of [...covers.values()].slice(0, 60)) {
      const opened = svg.match(/<[a-zA-Z]+(?:\s[^>]*)?(?<!\/)>/g)?.length ?? 0;
      expect(svg.match(/<\/[a-zA-Z]+>/g)?.length).toBe(opened);
      const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id);
    }
  });
});

describe('what a seed decides', () => {
  it('tags choose the hero and the scene, before the words of the name', () => {
    const seed: CoverSeed = { identity: 'the-silver-crown', provider: 'p', category: 'slots', tags: [] };
    expect(chooseGlyph(seed)).toBe('crown');
    expect(chooseGlyph({ ...seed, tags: ['fox'] })).toBe('fox');
    expect(sceneFor({ ...seed, tags: ['crown', 'harbour'] })).toBe('sea');
  });

  it('a game that says nothing still gets a hero of its category', () => {
    const seed: CoverSeed = { identity: 'qzx', provider: 'p', category: 'crash', tags: [] };
    expect(['climb', 'rocket', 'comet', 'plane', 'kite', 'balloon']).toContain(chooseGlyph(seed));
  });

  it("a studio's games share the lobes and the frame, whatever the game", () => {
    expect(lobeFamily('northlathe')).toEqual(lobeFamily('northlathe'));
    expect(sealFrame('northlathe', { radius: 90 })).toEqual(sealFrame('northlathe', { radius: 90 }));
    const families = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(lobeFamily(`studio-${i}`))));
    expect(families.size).toBeGreaterThan(35);
  });

  it('every scene can be called for', () => {
    for (const [name, { words }] of Object.entries(scenes)) {
      const [word] = words;
      if (!word) continue;
      expect(sceneFor({ identity: 'x', provider: 'p', category: 'slots', tags: [word] })).toBe(name);
    }
  });
});

describe('colours', () => {
  it('are the two of the ground, as six digits each', () => {
    for (const seed of seeds) {
      const colours = coverColours(seed);
      for (const colour of colours) {
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
        expect(covers.get(seed)).toContain(colour);
      }
      expect(colours[0]).not.toBe(colours[1]);
    }
  });

  it('keep hero and lines readable: the metal on its seal above 6, ink on the ground above 3', () => {
    for (const seed of seeds) {
      const { seal, sealRim, ink, ground, edge, metal } = paletteOf(seed);
      expect(contrast(materials[metal].body[1], seal), seed.identity).toBeGreaterThan(6);
      expect(contrast(materials[metal].body[1], sealRim), seed.identity).toBeGreaterThan(3.5);
      expect(contrast(ink, ground), seed.identity).toBeGreaterThan(3);
      expect(contrast(ink, edge), seed.identity).toBeGreaterThan(7);
    }
  });

  it('cost little: a thousand in well under a second', () => {
    const started = process.threadCpuUsage();
    for (let i = 0; i < 1000; i++) coverColours({ ...seeds[i % seeds.length]!, identity: `cost-${i}` });
    expect(process.threadCpuUsage(started).user).toBeLessThan(1_000_000);
  });
});
