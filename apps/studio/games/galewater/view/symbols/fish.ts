import { alpha, circle, hatch, linear, trace, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** A herring that leaps. */
export function drawFish(surface: Surface): void {
  drawSeal(surface, { glow: '#1f6b57', ground: '#0c332a', edge: '#051712', line: ink.kelp }, 13);
  surface.translate(50, 50);
  surface.rotate(-0.32);
  surface.translate(-50, -50);
  const tail = trace((path) => {
    path.moveTo(30, 51);
    path.quadraticCurveTo(20, 46, 14, 34);
    path.quadraticCurveTo(20, 46, 17, 51);
    path.quadraticCurveTo(20, 57, 14, 68);
    path.quadraticCurveTo(22, 58, 30, 53);
    path.closePath();
  });
  const fins = trace((path) => {
    path.moveTo(44, 37);
    path.quadraticCurveTo(54, 24, 64, 27);
    path.lineTo(62, 38);
    path.closePath();
    path.moveTo(46, 65);
    path.quadraticCurveTo(50, 77, 60, 76);
    path.lineTo(58, 64);
    path.closePath();
  });
  const body = trace((path) => {
    path.moveTo(24, 52);
    path.bezierCurveTo(38, 32, 68, 30, 85, 50);
    path.bezierCurveTo(68, 71, 38, 70, 24, 52);
    path.closePath();
  });
  surface.lineJoin = 'round';
  for (const part of [tail, fins]) {
    surface.fillStyle = linear(surface, 14, 30, 62, 78, [
      [0, ink.kelpPale],
      [1, ink.kelpDeep],
    ]);
    surface.fill(part);
    hatch(surface, part, { angle: 8, gap: 1.8, width: 0.5, colour: alpha(ink.kelpDark, 0.6), bend: 4 });
    surface.strokeStyle = ink.kelpDark;
    surface.lineWidth = 0.9;
    surface.stroke(part);
  }
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.6)';
  surface.shadowBlur = 5;
  surface.shadowOffsetY = 2;
  surface.fillStyle = linear(surface, 0, 34, 0, 68, [
    [0, '#2f9c78'],
    [0.38, '#9be3c3'],
    [0.55, '#f4fff9'],
    [1, '#7fb8a4'],
  ]);
  surface.fill(body);
  surface.restore();
  drawScales(surface, body);
  surface.strokeStyle = ink.kelpPale;
  surface.lineWidth = 1.1;
  surface.stroke(body);
  drawHead(surface);
}

function drawScales(surface: Surface, body: Path2D): void {
  surface.save();
  surface.clip(body);
  surface.strokeStyle = alpha(ink.kelpDark, 0.6);
  surface.lineWidth = 0.55;
  surface.beginPath();
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const x = 28 + column * 4 + (row % 2) * 2;
      if (x > 67) continue;
      surface.moveTo(x, 34 + row * 3.6);
      surface.quadraticCurveTo(x - 4.4, 35.8 + row * 3.6, x, 37.6 + row * 3.6);
    }
  }
  surface.stroke();
  surface.restore();
}

function drawHead(surface: Surface): void {
  surface.strokeStyle = ink.kelpDark;
  surface.lineWidth = 1;
  surface.stroke(
    trace((path) => {
      path.moveTo(69, 38);
      path.quadraticCurveTo(63, 50, 69, 62);
      path.moveTo(85, 50);
      path.lineTo(79, 53);
    }),
  );
  surface.fillStyle = '#ffffff';
  surface.fill(circle(75.5, 46.5, 3));
  surface.fillStyle = '#08201a';
  surface.fill(circle(76, 46.5, 1.6));
}
