import { alpha, circle, hatch, linear, polygon, radial, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';

/** A mine cart heaped with copper ore, on its rails. */
export function drawCart(surface: Surface): void {
  drawSeal(surface, { glow: '#7a3215', ground: '#3c1509', edge: '#200a04', line: ink.copper }, 10);
  drawRails(surface);
  drawOre(surface);
  drawTub(surface);
  for (const x of [36, 64]) drawWheel(surface, x, 71);
}

function drawRails(surface: Surface): void {
  surface.fillStyle = alpha(ink.wood, 0.8);
  for (let x = 20; x <= 76; x += 11) surface.fillRect(x, 79.5, 6, 2.8);
  surface.fillStyle = linear(surface, 0, 77, 0, 80, [
    [0, ink.steelPale],
    [1, ink.steelDeep],
  ]);
  surface.fillRect(17, 77.4, 66, 2.2);
}

function drawOre(surface: Surface): void {
  const lumps: [number, number, number][] = [
    [33, 41, 8],
    [66, 41, 8.5],
    [42, 36, 9],
    [58, 35, 9.5],
    [50, 30, 9],
    [50, 41, 9],
  ];
  for (const [x, y, size] of lumps) {
    const lump = polygon(
      x - size,
      y + 1,
      x - size * 0.6,
      y - size * 0.8,
      x + size * 0.3,
      y - size,
      x + size,
      y - size * 0.2,
      x + size * 0.7,
      y + size * 0.9,
      x - size * 0.5,
      y + size,
    );
    surface.fillStyle = linear(surface, x - size, y - size, x + size, y + size, [
      [0, '#ffe3c8'],
      [0.35, ink.copper],
      [1, '#7c3311'],
    ]);
    surface.fill(lump);
    hatch(surface, lump, { angle: 35, gap: 2, width: 0.5, colour: alpha('#3a1306', 0.5) });
    surface.strokeStyle = '#3a1306';
    surface.lineWidth = 0.9;
    surface.stroke(lump);
    surface.strokeStyle = alpha('#fff0e0', 0.8);
    surface.lineWidth = 0.7;
    surface.beginPath();
    surface.moveTo(x - size * 0.6, y - size * 0.8);
    surface.lineTo(x + size * 0.1, y - size * 0.1);
    surface.lineTo(x + size, y - size * 0.2);
    surface.stroke();
  }
}

function drawTub(surface: Surface): void {
  const tub = polygon(20, 44, 80, 44, 71, 67, 29, 67);
  surface.fillStyle = linear(surface, 20, 44, 80, 66, [
    [0, ink.steel],
    [0.3, '#8ea3b3'],
    [0.7, ink.steelDeep],
    [1, '#37495a'],
  ]);
  surface.fill(tub);
  hatch(surface, tub, { angle: 90, gap: 2.6, width: 0.6, colour: alpha('#16222c', 0.55), bend: 5 });
  surface.strokeStyle = '#131d25';
  surface.lineWidth = 1.3;
  surface.stroke(tub);
  for (const [x, top, bottom] of [
    [32, 36.5, 3],
    [50, 50, 3.4],
    [68, 63.5, 3],
  ] as const) {
    const strap = polygon(x - bottom / 2, 47, x + bottom / 2, 47, top + bottom / 2, 67, top - bottom / 2, 67);
    surface.fillStyle = ink.steelDark;
    surface.fill(strap);
  }
  surface.fillStyle = linear(surface, 0, 41, 0, 48, [
    [0, ink.steelPale],
    [0.5, ink.steel],
    [1, ink.steelDeep],
  ]);
  const rim = trace((path) => path.roundRect(17, 42, 66, 5.4, 2.2));
  surface.fill(rim);
  surface.stroke(rim);
  surface.fillStyle = ink.steelPale;
  for (const [x, y] of [
    [33, 52],
    [50, 52],
    [67, 52],
    [36, 62.5],
    [50, 62.5],
    [64, 62.5],
  ] as const)
    surface.fill(circle(x, y, 1.25));
}

function drawWheel(surface: Surface, x: number, y: number): void {
  surface.fillStyle = radial(surface, x - 2, y - 2, 0.5, 8, [
    [0, ink.steelPale],
    [0.45, ink.steelDeep],
    [1, ink.steelDark],
  ]);
  surface.fill(circle(x, y, 7.6));
  surface.strokeStyle = ink.steel;
  surface.lineWidth = 1.5;
  surface.stroke(circle(x, y, 6.4));
  surface.lineWidth = 0.9;
  surface.beginPath();
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const turn = (spoke / 6) * Math.PI * 2 + 0.3;
    surface.moveTo(x, y);
    surface.lineTo(x + 6 * Math.cos(turn), y + 6 * Math.sin(turn));
  }
  surface.stroke();
  surface.fillStyle = ink.copper;
  surface.fill(circle(x, y, 1.9));
}
