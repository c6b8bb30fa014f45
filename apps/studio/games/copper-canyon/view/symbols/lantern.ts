import { alpha, circle, hatch, linear, radial, polygon, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';

/** A miner's lantern, lit. */
export function drawLantern(surface: Surface): void {
  drawSeal(surface, { glow: '#7d5a17', ground: '#3a2608', edge: '#1e1303', line: ink.gold }, 13);
  drawRays(surface);
  surface.strokeStyle = ink.gold;
  surface.lineWidth = 2;
  surface.beginPath();
  surface.arc(50, 27, 13, Math.PI * 1.06, Math.PI * 1.94);
  surface.stroke();
  drawGlass(surface);
  const cap = polygon(50, 20, 57, 26, 64, 32, 65, 36, 35, 36, 36, 32, 43, 26);
  const base = polygon(35, 69, 65, 69, 67, 73, 67, 79, 33, 79, 33, 73);
  for (const part of [cap, base]) {
    surface.fillStyle = linear(surface, 33, 0, 67, 0, [
      [0, ink.goldPale],
      [0.35, ink.gold],
      [0.8, ink.goldDeep],
      [1, '#6b4a0e'],
    ]);
    surface.fill(part);
    hatch(surface, part, { angle: 90, gap: 1.9, width: 0.5, colour: alpha('#3b2705', 0.6), bend: 4 });
    surface.strokeStyle = '#2c1c04';
    surface.lineWidth = 1.1;
    surface.stroke(part);
  }
  surface.fillStyle = ink.goldPale;
  surface.fillRect(33.5, 72.4, 33, 1.1);
  surface.fill(circle(50, 19.5, 2.6));
}

function drawRays(surface: Surface): void {
  surface.save();
  surface.strokeStyle = alpha(ink.goldPale, 0.5);
  surface.beginPath();
  for (let ray = 0; ray < 40; ray += 1) {
    const turn = (ray / 40) * Math.PI * 2;
    const reach = ray % 2 === 0 ? 37 : 31;
    surface.moveTo(50 + 22 * Math.cos(turn), 53 + 22 * Math.sin(turn));
    surface.lineTo(50 + reach * Math.cos(turn), 52 + reach * Math.sin(turn));
  }
  surface.lineWidth = 0.6;
  surface.stroke();
  surface.restore();
}

function drawGlass(surface: Surface): void {
  const glass = trace((path) => {
    path.moveTo(38, 36);
    path.bezierCurveTo(30, 48, 30, 58, 37, 69);
    path.lineTo(63, 69);
    path.bezierCurveTo(70, 58, 70, 48, 62, 36);
    path.closePath();
  });
  surface.fillStyle = radial(surface, 50, 56, 1, 22, [
    [0, '#fffbe4'],
    [0.28, '#ffe08a'],
    [0.65, '#d98a2a'],
    [1, '#5b3409'],
  ]);
  surface.fill(glass);
  hatch(surface, glass, { angle: 90, gap: 3, width: 0.4, colour: alpha('#4a2a05', 0.45), bend: 9 });
  const flame = trace((path) => {
    path.moveTo(50, 40);
    path.bezierCurveTo(59, 52, 57, 64, 50, 65);
    path.bezierCurveTo(43, 64, 41, 52, 50, 40);
  });
  surface.fillStyle = linear(surface, 0, 40, 0, 66, [
    [0, '#fff6cf'],
    [0.6, '#ffd166'],
    [1, '#f08a3c'],
  ]);
  surface.fill(flame);
  surface.strokeStyle = alpha(ink.gold, 0.9);
  surface.lineWidth = 1;
  for (const x of [42, 58]) {
    surface.beginPath();
    surface.moveTo(x, 36);
    surface.quadraticCurveTo(x + (x - 50) * 0.55, 53, x, 69);
    surface.stroke();
  }
  surface.lineWidth = 1.2;
  surface.stroke(glass);
  surface.strokeStyle = alpha('#ffffff', 0.75);
  surface.lineWidth = 1.4;
  surface.lineCap = 'round';
  surface.beginPath();
  surface.moveTo(37.5, 44);
  surface.quadraticCurveTo(34.2, 52, 36.5, 60);
  surface.stroke();
}
