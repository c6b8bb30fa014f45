import { num } from './svg.ts';

/**
 * Capitals as single strokes of our own drawing, 100 units high: a picture with words needs no font, so it looks the
 * same in every browser and in every rasteriser.
 */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [80, 'M0 100L40 0L80 100M14 66H66'],
  B: [60, 'M0 0V100M0 0H32a24 24 0 0 1 0 48H0M32 48a26 26 0 0 1 0 52H0'],
  C: [78, 'M76 20A45 50 0 1 0 76 80'],
  D: [76, 'M0 0V100H28A48 50 0 0 0 28 0H0'],
  E: [52, 'M52 0H0V100H52M0 48H44'],
  F: [50, 'M50 0H0V100M0 48H42'],
  G: [84, 'M78 19A45 50 0 1 0 84 62V54H52'],
  H: [70, 'M0 0V100M70 0V100M0 48H70'],
  I: [0, 'M0 0V100'],
  J: [42, 'M42 0V72a21 28 0 0 1 -42 0'],
  K: [64, 'M0 0V100M62 0L0 58M22 38L64 100'],
  L: [48, 'M0 0V100H48'],
  M: [88, 'M0 100L8 0L44 72L80 0L88 100'],
  N: [72, 'M0 100V0L72 100V0'],
  O: [92, 'M0 50a46 50 0 1 1 92 0a46 50 0 1 1 -92 0Z'],
  P: [56, 'M0 100V0H30a26 27 0 0 1 0 54H0'],
  Q: [92, 'M0 50a46 50 0 1 1 92 0a46 50 0 1 1 -92 0ZM58 70L90 104'],
  R: [60, 'M0 100V0H30a26 27 0 0 1 0 54H0M28 54L60 100'],
  S: [58, 'M53 18C48 6 38 0 29 0C13 0 4 11 4 24C4 54 56 42 56 74C56 90 44 100 28 100C14 100 4 92 0 80'],
  T: [64, 'M32 0V100M0 0H64'],
  U: [68, 'M0 0V66a34 34 0 0 0 68 0V0'],
  V: [76, 'M0 0L38 100L76 0'],
  W: [112, 'M0 0L28 100L56 0L84 100L112 0'],
  X: [70, 'M0 0L70 100M70 0L0 100'],
  Y: [72, 'M0 0L36 50L72 0M36 50V100'],
  Z: [66, 'M0 0H66L0 100H66'],
  '0': [64, 'M0 50a32 50 0 1 1 64 0a32 50 0 1 1 -64 0Z'],
  '1': [22, 'M0 18L22 0V100'],
  '2': [56, 'M2 28A26 27 0 1 1 48 44L0 100H56'],
  '3': [54, 'M2 0H50L24 38A31 31 0 1 1 0 86'],
  '4': [62, 'M46 100V0L0 70H62'],
  '5': [54, 'M48 0H10L5 44A31 29 0 1 1 0 86'],
  '6': [60, 'M44 0L6 50M0 69a30 31 0 1 1 60 0a30 31 0 1 1 -60 0Z'],
  '7': [56, 'M0 0H56L18 100'],
  '8': [56, 'M6 24a22 24 0 1 1 44 0a22 24 0 1 1 -44 0ZM0 74a28 26 0 1 1 56 0a28 26 0 1 1 -56 0Z'],
  '9': [60, 'M16 100L54 50M0 31a30 31 0 1 1 60 0a30 31 0 1 1 -60 0Z'],
  '&': [78, 'M78 100L22 27C12 12 20 0 34 0C48 0 54 14 46 26C38 38 4 46 4 74C4 90 16 100 32 100C54 100 70 78 74 54'],
  '-': [36, 'M0 52H36'],
  "'": [0, 'M0 0V24'],
  '.': [0, 'M0 98V100'],
};

const SPACE = 44;

export interface Lettering {
  /** Paths in their own coordinate system of cap height 100, from 0 to `width`. */
  markup: string;
  width: number;
}

/** A line of capitals; letters that there is no drawing for are left out, accents are dropped. */
export function lettering(text: string, spacing = 26): Lettering {
  let x = 0;
  let markup = '';
  for (const character of plainCapitals(text)) {
    if (character === ' ') {
      x += SPACE;
      continue;
    }
    const letter = letters[character];
    if (!letter) continue;
    markup += `<path transform="translate(${num(x)} 0)" d="${letter[1]}"/>`;
    x += letter[0] + spacing;
  }
  return { markup, width: Math.max(0, x - spacing) };
}

/** True when every letter of the text can be drawn. */
export function canLetter(text: string): boolean {
  return [...plainCapitals(text)].every((character) => character === ' ' || character in letters);
}

function plainCapitals(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase();
}
