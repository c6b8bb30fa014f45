import { alpha, hatch, linear, trace, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** A ship under full sail. */
export function drawShip(surface: Surface): void {
  drawSeal(surface, { glow: '#a05a3d', ground: '#4a1f1d', edge: '#1d0b10', line: ink.coral }, 14);
  surface.lineJoin = 'round';
  const mast = (x: number, top: number): void => {
    surface.strokeStyle = ink.timber;
    surface.lineWidth = 1.5;
    surface.beginPath();
    surface.moveTo(x, top);
    surface.lineTo(x, 66);
    surface.stroke();
  };
  for (const [x, top] of [
    [33, 26],
    [50, 17],
    [67, 27],
  ] as const) {
    mast(x, top);
  }
  for (const [x, y, width, height] of [
    [33, 29, 7.5, 13],
    [33, 44, 9.5, 16],
    [50, 20, 8, 12],
    [50, 34, 10.5, 13],
    [50, 49, 12, 13],
    [67, 30, 7, 13],
    [67, 45, 9, 15],
  ] as const) {
    drawSail(surface, x, y, width, height);
  }
  drawHull(surface);
}

function drawSail(surface: Surface, x: number, y: number, half: number, height: number): void {
  const sail = trace((path) => {
    path.moveTo(x - half * 0.82, y);
    path.lineTo(x + half * 0.82, y);
    path.quadraticCurveTo(x + half * 1.5, y + height * 0.6, x + half, y + height);
    path.quadraticCurveTo(x, y + height * 0.78, x - half, y + height);
    path.quadraticCurveTo(x - half * 0.5, y + height * 0.55, x - half * 0.82, y);
    path.closePath();
  });
  surface.fillStyle = linear(surface, x - half, y, x + half, y + height, [
    [0, '#fffaf0'],
    [0.5, '#f0dcc0'],
    [1, '#b98f6c'],
  ]);
  surface.fill(sail);
  hatch(surface, sail, { angle: 86, gap: 1.9, width: 0.45, colour: alpha('#5a2c1c', 0.5), bend: 5 });
  surface.strokeStyle = '#3d1a12';
  surface.lineWidth = 0.8;
  surface.stroke(sail);
}

function drawHull(surface: Surface): void {
  const hull = trace((path) => {
    path.moveTo(18, 63);
    path.quadraticCurveTo(50, 71, 84, 60);
    path.quadraticCurveTo(80, 76, 70, 79);
    path.lineTo(31, 79);
    path.quadraticCurveTo(22, 76, 18, 63);
    path.closePath();
  });
  surface.fillStyle = linear(surface, 20, 60, 74, 82, [
    [0, '#e0a56f'],
    [0.5, '#8a4f2a'],
    [1, '#3d1c0e'],
  ]);
  surface.fill(hull);
  hatch(surface, hull, { angle: 0, gap: 2.3, width: 0.6, colour: alpha('#240d05', 0.7), bend: 3 });
  surface.strokeStyle = '#ffdcb8';
  surface.lineWidth = 1;
  surface.stroke(hull);
  surface.strokeStyle = ink.seaPale;
  surface.lineWidth = 1.1;
  surface.beginPath();
  for (const y of [79.5, 83]) {
    surface.moveTo(24, y);
    for (let x = 24; x < 76; x += 8) surface.quadraticCurveTo(x + 4, y - 3.4, x + 8, y);
  }
  surface.stroke();
}
