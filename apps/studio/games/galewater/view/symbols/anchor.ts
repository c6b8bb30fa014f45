import { alpha, hatch, linear, trace, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** An anchor with a rope through its ring. */
export function drawAnchor(surface: Surface): void {
  drawSeal(surface, { glow: '#3b5a74', ground: '#172a3b', edge: '#0a131c', line: ink.silver }, 11);
  const anchor = trace((path) => {
    path.moveTo(46.6, 33);
    path.lineTo(53.4, 33);
    path.lineTo(53.4, 37.5);
    path.lineTo(65, 37.5);
    path.arc(65, 40.5, 3, -Math.PI / 2, Math.PI / 2);
    path.lineTo(53.6, 43.5);
    path.lineTo(54.4, 71);
    path.quadraticCurveTo(68, 68, 72.5, 56);
    path.lineTo(67.5, 58.5);
    path.lineTo(76.5, 46.5);
    path.lineTo(81.5, 60.5);
    path.lineTo(77.5, 57.5);
    path.quadraticCurveTo(71, 78, 50, 83);
    path.quadraticCurveTo(29, 78, 22.5, 57.5);
    path.lineTo(18.5, 60.5);
    path.lineTo(23.5, 46.5);
    path.lineTo(32.5, 58.5);
    path.lineTo(27.5, 56);
    path.quadraticCurveTo(32, 68, 45.6, 71);
    path.lineTo(46.4, 43.5);
    path.lineTo(35, 43.5);
    path.arc(35, 40.5, 3, Math.PI / 2, -Math.PI / 2);
    path.lineTo(46.6, 37.5);
    path.closePath();
  });
  const ring = trace((path) => path.arc(50, 26, 6.4, 0, Math.PI * 2));
  surface.lineJoin = 'round';
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.7)';
  surface.shadowBlur = 5;
  surface.shadowOffsetY = 2.5;
  surface.strokeStyle = ink.silverDark;
  surface.lineWidth = 4;
  surface.stroke(anchor);
  surface.lineWidth = 6.5;
  surface.stroke(ring);
  surface.restore();
  surface.strokeStyle = ink.silver;
  surface.lineWidth = 3.6;
  surface.stroke(ring);
  surface.fillStyle = linear(surface, 24, 24, 74, 84, [
    [0, ink.silverPale],
    [0.4, ink.silver],
    [0.8, ink.silverDeep],
    [1, ink.silver],
  ]);
  surface.fill(anchor);
  hatch(surface, anchor, { angle: 48, gap: 2, width: 0.6, colour: alpha(ink.silverDark, 0.65), bend: 5 });
  surface.strokeStyle = ink.silverPale;
  surface.lineWidth = 0.9;
  surface.stroke(anchor);
  drawRope(surface);
}

function drawRope(surface: Surface): void {
  const rope = trace((path) => {
    path.moveTo(50, 20);
    path.bezierCurveTo(68, 18, 72, 36, 56, 46);
    path.bezierCurveTo(42, 55, 40, 60, 57, 66);
  });
  for (const [colour, width, dash] of [
    [ink.timberDeep, 4.2, []],
    [ink.lamp, 2.8, []],
    [ink.timberDeep, 2.8, [0.8, 2.2]],
  ] as const) {
    surface.setLineDash([...dash]);
    surface.strokeStyle = colour;
    surface.lineWidth = width;
    surface.stroke(rope);
  }
  surface.setLineDash([]);
}
