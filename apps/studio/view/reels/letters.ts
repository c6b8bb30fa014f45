import type { Surface } from '../engrave.ts';
import { emboss, type EmbossInks } from './emboss.ts';

export type Letter = 'ace' | 'king' | 'queen' | 'jack' | 'ten';

const inks: Record<Letter, EmbossInks> = {
  ace: { pale: '#ffd0b5', plain: '#ef8a5c', deep: '#a8421c', dark: '#3d1409' },
  king: { pale: '#fff1c9', plain: '#ecc873', deep: '#a9781f', dark: '#3c2806' },
  queen: { pale: '#f6d3ea', plain: '#d58abb', deep: '#80386a', dark: '#2d1024' },
  jack: { pale: '#d9effd', plain: '#79bdec', deep: '#2a6697', dark: '#0f2b44' },
  ten: { pale: '#e2f3cf', plain: '#a3cb76', deep: '#557d2c', dark: '#1d3009' },
};

/** Slab letters, in a box of 100. Shapes wind one way, the holes in them the other. */
const outlines: Record<Letter, string> = {
  ace: 'M42 17L58 17L79 75L88 75L88 84L57 84L57 75L64.5 75L61.5 66L38.5 66L35.5 75L43 75L43 84L12 84L12 75L21 75ZM50 32L41.5 57.5L58.5 57.5Z',
  king: 'M13 17L46 17L46 26L38 26L38 45L62 26L55 26L55 17L86 17L86 26L77 26L56 43L79 75L88 75L88 84L56 84L56 75L62 75L45.5 51.5L38 57.5L38 75L46 75L46 84L13 84L13 75L23 75L23 26L13 26Z',
  queen:
    'M84 49A35 34 0 1 1 14 49A35 34 0 1 1 84 49ZM69 49A20 22 0 1 0 29 49A20 22 0 1 0 69 49ZM44 60L57 56L73 74L84 76L90 84L78 91L66 84Z',
  jack: 'M39 17H81V26H72V61C72 77 61 85 46 85C31 85 21 76 21 65C21 58 26 54 32 54C38 54 42 58 42 63C42 66 41 68 39 70C41 73 44 75 47 75C54 75 57 70 57 61V26H39Z',
  ten: 'M9 27L24 17L34 17L34 75L42 75L42 84L9 84L9 75L19 75L19 35L9 38ZM92 50.5A24 34.5 0 1 1 44 50.5A24 34.5 0 1 1 92 50.5ZM78 50.5A10 21 0 1 0 58 50.5A10 21 0 1 0 78 50.5Z',
};

/** A card rank in its own ink. */
export function drawLetter(surface: Surface, letter: Letter): void {
  emboss(surface, shapeOf(letter), inks[letter], { lobes: 9, depth: 0.09, scale: 0.84, angle: -18 });
}

function shapeOf(letter: Letter): Path2D {
  return new Path2D(outlines[letter]);
}
