import { oklch, toHex } from './oklch.ts';

export const materialNames = ['copper', 'gold', 'verdigris', 'pearl', 'rose', 'sapphire'] as const;
export type MaterialName = (typeof materialNames)[number];

/** The colours of a metal that a glyph is cast in. */
export interface Material {
  /** The metal from its lit top to its foot. */
  body: readonly [string, string, string];
  /** The side away from the light. */
  alt: readonly [string, string];
  light: readonly [string, string];
  cut: string;
}

const cast = (hue: number, chroma: number, lift: number, footHue: number): Material => ({
  body: [toHex(oklch(0.89 + lift, chroma * 0.75, hue)), toHex(oklch(0.76 + lift, chroma, hue)), toHex(oklch(0.6 + lift, chroma, footHue))],
  alt: [toHex(oklch(0.66 + lift, chroma * 0.95, footHue)), toHex(oklch(0.46 + lift, chroma * 0.85, footHue))],
  light: [toHex(oklch(0.97, chroma * 0.3, hue)), toHex(oklch(0.86 + lift / 2, chroma * 0.6, hue))],
  cut: toHex(oklch(0.3, chroma * 0.55, footHue)),
});

export const materials: Readonly<Record<MaterialName, Material>> = {
  copper: cast(52, 0.13, 0, 40),
  gold: cast(88, 0.13, 0.02, 68),
  verdigris: cast(172, 0.1, 0, 188),
  pearl: cast(85, 0.022, 0.02, 250),
  rose: cast(12, 0.12, 0, 2),
  sapphire: cast(235, 0.1, 0, 258),
};
