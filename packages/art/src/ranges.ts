import type { Canvas } from './canvas.ts';
import { billows, colonnade, crags, crescents, cumulus, limb, plateaus, roofs, swells, trees, type Profile } from './terrain.ts';
import type { Random } from './random.ts';
import type { SceneName } from './scenes.ts';

/** How the flank of a range is hatched: along its outline, level, upright, or in scales. */
export type Hatch = 'follow' | 'level' | 'upright' | 'scale';

export interface Layer {
  profile: Profile;
  /** Where between top and foot the range stands. */
  share: number;
  style: Hatch;
}

/** The ranges of a scene from back to front; abstract scenes have none. */
export function rangesOf(name: SceneName, canvas: Canvas, random: Random, span: number): Layer[] {
  const w = canvas.width;
  switch (name) {
    case 'mesa':
      return [
        { profile: plateaus(random, w, span * 0.42), share: 0.42, style: 'upright' },
        { profile: plateaus(random, w, span * 0.3), share: 0.68, style: 'upright' },
        { profile: swells(random, 6, 0.011), share: 0.86, style: 'follow' },
      ];
    case 'peaks':
      return [
        { profile: crags(random, w, span * 0.5, 5), share: 0.4, style: 'follow' },
        { profile: crags(random, w, span * 0.36, 6), share: 0.68, style: 'follow' },
        { profile: crags(random, w, span * 0.16, 9), share: 0.9, style: 'follow' },
      ];
    case 'dunes':
      return [
        { profile: crescents(random, span * 0.16, 0.011), share: 0.34, style: 'follow' },
        { profile: crescents(random, span * 0.15, 0.014), share: 0.56, style: 'follow' },
        { profile: crescents(random, span * 0.12, 0.009), share: 0.8, style: 'follow' },
      ];
    case 'sea':
      return [0.3, 0.42, 0.54, 0.67, 0.81].map((share, i) => ({
        profile: billows(random, 4 + i * 2.2, 0.09 - i * 0.012),
        share,
        style: 'follow' as const,
      }));
    case 'pines':
      return [
        { profile: trees(random, w, span * 0.34, 26), share: 0.46, style: 'level' },
        { profile: trees(random, w, span * 0.46, 44), share: 0.8, style: 'level' },
      ];
    case 'skyline':
      return [
        { profile: roofs(random, w, span * 0.55, 12), share: 0.55, style: 'level' },
        { profile: roofs(random, w, span * 0.36, 20), share: 0.82, style: 'upright' },
      ];
    case 'hills':
      return [
        { profile: swells(random, span * 0.12, 0.013), share: 0.36, style: 'follow' },
        { profile: swells(random, span * 0.12, 0.017), share: 0.57, style: 'follow' },
        { profile: swells(random, span * 0.09, 0.012), share: 0.8, style: 'follow' },
      ];
    case 'columns':
      return [
        { profile: swells(random, span * 0.08, 0.012), share: 0.42, style: 'follow' },
        { profile: colonnade(random, w, span * 0.5), share: 0.84, style: 'upright' },
        { profile: () => 0, share: 0.85, style: 'level' },
      ];
    case 'clouds':
      return [0.3, 0.5, 0.72].map((share, i) => ({ profile: cumulus(random, w, 26 + i * 9), share, style: 'scale' as const }));
    case 'stars':
      return [{ profile: limb(w, random.between(0.35, 0.65)), share: 0.6, style: 'follow' }];
    case 'lattice':
    case 'plain':
      return [];
  }
}
