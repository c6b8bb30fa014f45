import { chooseGlyph } from './choose-glyph.ts';
import type { MaterialName } from './materials.ts';
import { naturalMetals } from './natural-metals.ts';
import { oklch, toHex, turnHue } from './oklch.ts';
import { createRandom } from './random.ts';
import { sceneFor, scenes } from './scenes.ts';
import type { CoverCategory, CoverSeed } from './seed.ts';

/** Hue of the ground by category and the inks and metals that look well on it, in degrees of OKLCH. */
const categoryTones: Readonly<
  Record<CoverCategory, { hue: number; chroma: number; inks: readonly number[]; metals: readonly MaterialName[] }>
> = {
  slots: {
    hue: 36,
    chroma: 0.105,
    inks: [58, 70, 82, 45, 175],
    metals: ['copper', 'gold', 'pearl', 'verdigris', 'gold', 'rose', 'sapphire'],
  },
  live: { hue: 178, chroma: 0.075, inks: [172, 160, 85, 60, 200], metals: ['verdigris', 'pearl', 'gold', 'copper'] },
  table: { hue: 124, chroma: 0.075, inks: [112, 95, 135, 80], metals: ['gold', 'pearl', 'verdigris', 'copper'] },
  jackpot: { hue: 346, chroma: 0.095, inks: [82, 72, 92, 60], metals: ['gold', 'gold', 'rose', 'pearl', 'copper'] },
  crash: { hue: 264, chroma: 0.11, inks: [232, 250, 205, 65], metals: ['sapphire', 'pearl', 'copper', 'gold', 'verdigris'] },
  instant: { hue: 302, chroma: 0.105, inks: [310, 285, 340, 80], metals: ['rose', 'pearl', 'gold', 'sapphire', 'verdigris'] },
};

/** Instead of the category's, for a game that is itself in weathered copper: by the tag `patina`. */
const patinaTones: (typeof categoryTones)[CoverCategory] = {
  hue: 172,
  chroma: 0.08,
  inks: [172, 160, 85, 60],
  metals: ['copper', 'gold'],
};

/** How far a cover may stray from its category's hue. */
const HUE_JITTER = 13;

/** How a sheet is inked: dark with bright lines, lit from the seal, or from the sky of its scene down to its own hue. */
const toneNames = ['deep', 'lit', 'dusk'] as const;
export type Tone = (typeof toneNames)[number];

export interface Palette {
  tone: Tone;
  /** The ground at the seal, at the edges and, under a dusk, at the top. */
  ground: string;
  edge: string;
  sky: string;
  land: string;
  glow: string;
  /** Two inks: lines run from one to the other, as in the split fountain of a banknote press. */
  ink: string;
  secondInk: string;
  seal: string;
  sealRim: string;
  shade: string;
  metal: MaterialName;
}

export function paletteOf(seed: CoverSeed): Palette {
  const tones = seed.tags.includes('patina') ? patinaTones : categoryTones[seed.category];
  const random = createRandom(seed.identity, 'palette');
  const tone = random.pick(toneNames);
  const hue = tones.hue + random.between(-HUE_JITTER, HUE_JITTER);
  const scene = scenes[sceneFor(seed)];
  const elsewhere = hue + random.pick([-1, 1]) * random.between(35, 70);
  const airHue = scene.hue ?? elsewhere;
  const skyHue = scene.skyHue ?? elsewhere;
  const edgeHue = turnHue(hue, airHue, random.between(0.2, 0.5));
  const lightness = { deep: 0.27, lit: 0.37, dusk: 0.36 }[tone] + random.between(-0.025, 0.035);
  const inkHue = random.pick(tones.inks) + random.between(-8, 8);
  return {
    tone,
    ground: toHex(oklch(lightness, tones.chroma * (tone === 'deep' ? 0.82 : 1), hue)),
    edge: toHex(oklch(tone === 'deep' ? 0.14 : 0.185, tones.chroma * 0.55, edgeHue)),
    sky: toHex(oklch(0.3, 0.095, turnHue(hue, skyHue, 0.85))),
    land: toHex(oklch(0.33 + random.between(-0.02, 0.05), 0.075, turnHue(hue, airHue, random.between(0.55, 0.95)))),
    glow: toHex(oklch(0.58, tones.chroma * 1.2, turnHue(hue, inkHue, 0.35))),
    ink: toHex(oklch(0.85, 0.095, inkHue)),
    secondInk: toHex(oklch(0.77, 0.1, turnHue(inkHue, airHue, random.between(0.3, 0.8)))),
    seal: toHex(oklch(0.17, 0.04, edgeHue)),
    sealRim: toHex(oklch(0.33, 0.08, edgeHue)),
    shade: toHex(oklch(0.12, 0.022, edgeHue)),
    metal: createRandom(seed.identity, 'metal').pick(naturalMetals[chooseGlyph(seed)] ?? tones.metals),
  };
}

/** The two colours of a cover's ground, for a gradient that stands in until the picture is there. */
export function coverColours(seed: CoverSeed): [string, string] {
  const { ground, edge } = paletteOf(seed);
  return [ground, edge];
}
