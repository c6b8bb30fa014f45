import { alpha, circle, hatch, linear, radial, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { drawRibbon } from '../../../../view/reels/ribbon.ts';
import { ink } from '../palette.ts';

/** The wild: a great wave in a ring of rope, under a ribbon that carries its name. */
export function drawWild(surface: Surface, name: string): void {
  rosette(surface, 50, 50, 46, { lobes: 18, depth: 0.05, rings: 8, inner: 0.8, twist: 0.7, colour: alpha(ink.seaPale, 0.6), width: 0.55 });
  surface.save();
  surface.shadowColor = alpha(ink.sea, 0.6);
  surface.shadowBlur = 9;
  surface.fillStyle = radial(surface, 40, 30, 2, 48, [
    [0, '#fbe9bd'],
    [0.35, '#7fb2d8'],
    [1, '#123a63'],
  ]);
  surface.fill(circle(50, 50, 40));
  surface.restore();
  surface.save();
  surface.clip(circle(50, 50, 40));
  drawCurl(surface);
  surface.restore();
  surface.strokeStyle = ink.seaPale;
  surface.lineWidth = 2;
  surface.stroke(circle(50, 50, 40));
  surface.setLineDash([2.2, 2.2]);
  surface.strokeStyle = ink.seaDeep;
  surface.lineWidth = 1.2;
  surface.stroke(circle(50, 50, 40));
  surface.setLineDash([]);
  drawRibbon(surface, name, { tail: '#1d4d7c', edge: '#061a30', word: '#06203a', face: [ink.foam, ink.seaPale, ink.sea, '#3d7fb7'] });
}

/** The wave that is about to break, with foam along its lip. */
function drawCurl(surface: Surface): void {
  const wave = trace((path) => {
    path.moveTo(5, 96);
    path.bezierCurveTo(10, 52, 28, 18, 62, 16);
    path.bezierCurveTo(80, 15, 90, 27, 88, 42);
    path.bezierCurveTo(80, 30, 66, 28, 58, 38);
    path.bezierCurveTo(50, 50, 60, 68, 96, 70);
    path.lineTo(96, 98);
    path.closePath();
  });
  surface.fillStyle = linear(surface, 20, 20, 70, 96, [
    [0, ink.sea],
    [0.5, ink.seaDeep],
    [1, ink.seaDark],
  ]);
  surface.fill(wave);
  hatch(surface, wave, { angle: 62, gap: 2.6, width: 0.8, colour: alpha(ink.seaPale, 0.55), bend: -22 });
  surface.strokeStyle = ink.foam;
  surface.lineWidth = 2.4;
  surface.stroke(wave);
  surface.fillStyle = ink.foam;
  for (const [x, y, size] of [
    [88, 43, 4.2],
    [82, 36, 3.4],
    [75, 33, 3],
    [67, 33, 2.6],
    [90, 50, 2.2],
    [84, 47, 1.8],
  ] as const) {
    surface.fill(circle(x, y, size));
  }
}
