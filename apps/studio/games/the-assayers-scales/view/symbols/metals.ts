import type { Surface } from '../../../../view/engrave.ts';
import { emboss, type EmbossInks } from '../../../../view/reels/emboss.ts';
import { ink } from '../palette.ts';

export type Metal = 'gold' | 'silver' | 'copper' | 'iron' | 'lead';

const inks: Record<Metal, EmbossInks> = {
  gold: { pale: ink.brassPale, plain: '#eec964', deep: '#a87b1d', dark: ink.brassDark },
  silver: { pale: ink.silverPale, plain: ink.silver, deep: ink.silverDeep, dark: ink.silverDark },
  copper: { pale: ink.copperPale, plain: ink.copper, deep: ink.copperDeep, dark: ink.copperDark },
  iron: { pale: ink.ironPale, plain: ink.iron, deep: ink.ironDeep, dark: ink.ironDark },
  lead: { pale: ink.leadPale, plain: ink.lead, deep: ink.leadDeep, dark: ink.leadDark },
};

/** The signs by which assayers have always written the metals, in a box of 100. Shapes wind one way, the holes in them the other. */
const outlines: Record<Metal, string> = {
  gold: 'M50 17A33 33 0 1 0 50 83A33 33 0 1 0 50 17ZM50 27A23 23 0 1 1 50 73A23 23 0 1 1 50 27ZM50 42A8 8 0 1 0 50 58A8 8 0 1 0 50 42Z',
  silver: 'M62 16A34 34 0 1 0 62 84A41 41 0 0 1 62 16Z',
  copper: 'M50 13A22 22 0 0 0 45 56.5V66H33V75H45V88H55V75H67V66H55V56.5A22 22 0 0 0 50 13ZM50 23A12 12 0 1 1 50 47A12 12 0 1 1 50 23Z',
  iron: 'M60 14H86V40H77V30L65.5 41.5A26 26 0 1 1 58.5 34.5L70 23H60ZM44 40A16 16 0 1 0 44 72A16 16 0 1 0 44 40Z',
  lead: 'M36 14H46V24H60V33H46V47C51 42 58 41 64 44C75 50 75 64 67 73C63 78 63 81 68 85L61 91C52 85 53 75 59 68C64 62 64 55 59 52.5C53 50 46 55 46 64V82H36V33H26V24H36Z',
};

/** A metal's sign in its own ink. */
export function drawMetal(surface: Surface, metal: Metal): void {
  emboss(surface, shapeOf(metal), inks[metal], { lobes: 6, depth: 0.12, scale: 0.9, angle: 24 });
}

function shapeOf(metal: Metal): Path2D {
  return new Path2D(outlines[metal]);
}
