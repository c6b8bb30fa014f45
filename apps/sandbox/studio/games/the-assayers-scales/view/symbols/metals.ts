import { alpha, circle, hatch, linear, rosette, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';

export type Metal = 'gold' | 'silver' | 'copper' | 'iron' | 'lead';

type Inks = { pale: string; plain: string; deep: string; dark: string };

const inks: Record<Metal, Inks> = {
  gold: { pale: ink.brassPale, plain: '#eec964', deep: '#a87b1d', dark: ink.brassDark },
  silver: { pale: ink.silverPale, plain: ink.silver, deep: ink.silverDeep, dark: ink.silverDark },
  copper: { pale: ink.copperPale, plain: ink.copper, deep: ink.copperDeep, dark: ink.copperDark },
  iron: { pale: ink.ironPale, plain: ink.iron, deep: ink.ironDeep, dark: ink.ironDark },
  lead: { pale: ink.leadPale, plain: ink.lead, deep: ink.leadDeep, dark: ink.leadDark },
};

/** The signs by which assayers have always written the metals, as filled shapes in a box of 100 (holes by even-odd). */
const outlines: Record<Metal, string> = {
  gold: 'M50 17A33 33 0 1 0 50 83A33 33 0 1 0 50 17ZM50 27A23 23 0 1 1 50 73A23 23 0 1 1 50 27ZM50 42A8 8 0 1 0 50 58A8 8 0 1 0 50 42Z',
  silver: 'M62 16A34 34 0 1 0 62 84A41 41 0 0 1 62 16Z',
  copper: 'M50 13A22 22 0 0 0 45 56.5V66H33V75H45V88H55V75H67V66H55V56.5A22 22 0 0 0 50 13ZM50 23A12 12 0 1 1 50 47A12 12 0 1 1 50 23Z',
  iron: 'M60 14H86V40H77V30L65.5 41.5A26 26 0 1 1 58.5 34.5L70 23H60ZM44 40A16 16 0 1 0 44 72A16 16 0 1 0 44 40Z',
  lead: 'M36 14H46V24H60V33H46V47C51 42 58 41 64 44C75 50 75 64 67 73C63 78 63 81 68 85L61 91C52 85 53 75 59 68C64 62 64 55 59 52.5C53 50 46 55 46 64V82H36V33H26V24H36Z',
};

/** A metal's sign in its own ink, engraved, over a faint rosette. */
export function drawMetal(surface: Surface, metal: Metal): void {
  const { pale, plain, deep, dark } = inks[metal];
  rosette(surface, 50, 50, 44, { lobes: 6, depth: 0.12, rings: 9, inner: 0.55, twist: 0.55, colour: alpha(plain, 0.22), width: 0.5 });
  const shape = shapeOf(metal);
  // Smaller than the medals: the signs pay less and should not outshine them.
  surface.translate(50, 50);
  surface.scale(0.9, 0.9);
  surface.translate(-50, -50);
  surface.lineJoin = 'round';
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.7)';
  surface.shadowBlur = 5;
  surface.shadowOffsetY = 3;
  surface.strokeStyle = dark;
  surface.lineWidth = 7;
  surface.stroke(shape);
  surface.restore();
  surface.strokeStyle = pale;
  surface.lineWidth = 2.8;
  surface.stroke(shape);
  surface.fillStyle = linear(surface, 22, 14, 72, 90, [
    [0, pale],
    [0.32, plain],
    [0.74, deep],
    [1, plain],
  ]);
  surface.fill(shape, 'evenodd');
  surface.save();
  surface.clip(shape, 'evenodd');
  hatch(surface, circle(50, 50, 60), { angle: 24, gap: 2.5, width: 0.8, colour: alpha(dark, 0.55), bend: 6 });
  surface.restore();
}

function shapeOf(metal: Metal): Path2D {
  return new Path2D(outlines[metal]);
}
