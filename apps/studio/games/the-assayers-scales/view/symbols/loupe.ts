import { alpha, circle, hatch, linear, radial, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** A loupe over guilloché work, which it shows large. */
export function drawLoupe(surface: Surface): void {
  drawSeal(surface, { glow: '#39587e', ground: '#172740', edge: '#090f1b', line: ink.iron }, 14);
  const handle = trace((path) => {
    path.moveTo(57, 61);
    path.lineTo(62, 56);
    path.lineTo(84, 77);
    path.quadraticCurveTo(85, 83, 78, 84);
    path.closePath();
  });
  surface.fillStyle = linear(surface, 58, 60, 84, 80, [
    [0, '#e2b27c'],
    [0.5, '#8c5428'],
    [1, '#3b1d0b'],
  ]);
  surface.fill(handle);
  hatch(surface, handle, { angle: 43, gap: 1.9, width: 0.6, colour: alpha('#240f04', 0.7) });
  surface.strokeStyle = '#f4d2a8';
  surface.lineWidth = 0.9;
  surface.stroke(handle);
  surface.fillStyle = radial(surface, 36, 34, 2, 26, [
    [0, '#ffffff'],
    [0.4, '#b9d6f2'],
    [1, '#3d6396'],
  ]);
  surface.fill(circle(44, 43, 22));
  surface.save();
  surface.clip(circle(44, 43, 21));
  rosette(surface, 44, 43, 24, { lobes: 6, depth: 0.3, rings: 9, inner: 0.14, twist: 0.5, colour: alpha(ink.ironDark, 0.75), width: 0.9 });
  surface.fillStyle = 'rgb(255 255 255 / 0.38)';
  surface.fill(
    trace((path) => {
      path.moveTo(26, 42);
      path.quadraticCurveTo(28, 26, 46, 25);
      path.quadraticCurveTo(33, 31, 30, 46);
      path.closePath();
    }),
  );
  surface.restore();
  for (const [colour, width] of [
    [ink.brassDark, 6.4],
    [ink.brass, 4.6],
    [ink.brassPale, 1.1],
  ] as const) {
    surface.strokeStyle = colour;
    surface.lineWidth = width;
    surface.stroke(circle(44, 43, 22));
  }
}
