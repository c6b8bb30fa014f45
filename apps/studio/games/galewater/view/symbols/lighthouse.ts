import { alpha, circle, hatch, linear, polygon, radial, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';

/** The scatter: a lighthouse whose beams cross the night, in a gilded ring. */
export function drawLighthouse(surface: Surface): void {
  rosette(surface, 50, 50, 47, { lobes: 24, depth: 0.035, rings: 7, inner: 0.86, twist: 0.9, colour: alpha(ink.lamp, 0.75), width: 0.6 });
  surface.save();
  surface.shadowColor = alpha(ink.lamp, 0.55);
  surface.shadowBlur = 10;
  surface.fillStyle = radial(surface, 50, 32, 2, 56, [
    [0, '#49699a'],
    [0.45, '#1c2f5e'],
    [1, '#080f27'],
  ]);
  surface.fill(circle(50, 50, 41));
  surface.restore();
  surface.save();
  surface.clip(circle(50, 50, 41));
  drawBeams(surface);
  drawSea(surface);
  drawTower(surface);
  surface.restore();
  surface.strokeStyle = ink.lamp;
  surface.lineWidth = 2.4;
  surface.stroke(circle(50, 50, 41));
  surface.strokeStyle = alpha(ink.lampPale, 0.7);
  surface.lineWidth = 0.7;
  surface.stroke(circle(50, 50, 38));
}

function drawBeams(surface: Surface): void {
  for (const side of [-1, 1]) {
    surface.fillStyle = linear(surface, 50, 0, 50 + side * 46, 0, [
      [0, alpha(ink.lampPale, 0.95)],
      [1, alpha(ink.lamp, 0.12)],
    ]);
    surface.fill(polygon(50, 30, 50 + side * 46, 12, 50 + side * 46, 44));
  }
  surface.strokeStyle = alpha(ink.lampPale, 0.5);
  surface.lineWidth = 0.5;
  surface.beginPath();
  for (let ray = 0; ray < 40; ray += 1) {
    const turn = (ray / 40) * Math.PI * 2;
    surface.moveTo(50 + 7 * Math.cos(turn), 30 + 7 * Math.sin(turn));
    surface.lineTo(50 + 17 * Math.cos(turn), 30 + 17 * Math.sin(turn));
  }
  surface.stroke();
}

function drawSea(surface: Surface): void {
  surface.fillStyle = '#0a2038';
  surface.fillRect(0, 72, 100, 30);
  surface.strokeStyle = alpha(ink.sea, 0.8);
  surface.lineWidth = 0.8;
  surface.beginPath();
  for (let line = 0; line < 7; line += 1) {
    const y = 73 + line * 3.2;
    surface.moveTo(6, y);
    for (let x = 6; x < 94; x += 11) surface.quadraticCurveTo(x + 5.5, y - 2.6, x + 11, y);
  }
  surface.stroke();
  surface.fillStyle = '#141b25';
  surface.fill(polygon(28, 86, 34, 74, 42, 70, 58, 70, 67, 75, 73, 86));
}

function drawTower(surface: Surface): void {
  const tower = polygon(43.5, 38, 56.5, 38, 60, 74, 40, 74);
  surface.fillStyle = linear(surface, 40, 0, 60, 0, [
    [0, '#ffffff'],
    [0.45, '#e6e0d2'],
    [1, '#8b8a8c'],
  ]);
  surface.fill(tower);
  surface.save();
  surface.clip(tower);
  surface.fillStyle = ink.coral;
  for (const y of [44, 58]) surface.fillRect(36, y, 28, 7);
  surface.restore();
  hatch(surface, tower, { angle: 90, gap: 2, width: 0.45, colour: alpha('#1a1d28', 0.5) });
  surface.fillStyle = '#232c3c';
  surface.fill(polygon(41, 36, 59, 36, 59, 39, 41, 39));
  surface.fill(
    trace((path) => {
      path.moveTo(43, 25);
      path.quadraticCurveTo(50, 14, 57, 25);
      path.closePath();
    }),
  );
  surface.save();
  surface.shadowColor = ink.lampPale;
  surface.shadowBlur = 12;
  surface.fillStyle = ink.lampPale;
  surface.fillRect(45, 25, 10, 11);
  surface.restore();
  surface.strokeStyle = '#232c3c';
  surface.lineWidth = 0.9;
  surface.strokeRect(45, 25, 10, 11);
  surface.stroke(polygon(50, 25, 50, 36));
}
