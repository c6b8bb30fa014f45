import { alpha, circle, hatch, linear, polygon, radial, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';

/** The wild: a gilded burst under a copper ribbon that carries its name. */
export function drawWild(surface: Surface, name: string): void {
  rosette(surface, 50, 50, 46, { lobes: 16, depth: 0.07, rings: 9, inner: 0.72, twist: 0.6, colour: alpha(ink.gold, 0.6), width: 0.55 });
  const burst = star(50, 50, 43, 31, 16);
  surface.save();
  surface.shadowColor = alpha(ink.gold, 0.6);
  surface.shadowBlur = 10;
  surface.fillStyle = radial(surface, 43, 38, 2, 48, [
    [0, '#fff7d8'],
    [0.4, ink.gold],
    [0.8, ink.goldDeep],
    [1, '#6f4a0c'],
  ]);
  surface.fill(burst);
  surface.restore();
  hatch(surface, burst, { angle: 30, gap: 2, width: 0.5, colour: alpha('#4a3004', 0.5), bend: 8 });
  surface.strokeStyle = '#3d2703';
  surface.lineWidth = 1.1;
  surface.stroke(burst);
  surface.fillStyle = radial(surface, 46, 42, 2, 31, [
    [0, '#a34a1e'],
    [0.7, '#5e210b'],
    [1, '#341004'],
  ]);
  surface.fill(circle(50, 50, 27.5));
  surface.save();
  surface.clip(circle(50, 50, 27.5));
  rosette(surface, 50, 50, 28, {
    lobes: 12,
    depth: 0.2,
    rings: 14,
    inner: 0.1,
    twist: 0.36,
    colour: alpha(ink.goldPale, 0.32),
    width: 0.5,
  });
  surface.restore();
  surface.strokeStyle = ink.goldPale;
  surface.lineWidth = 1.3;
  surface.stroke(circle(50, 50, 27.5));
  const light = star(50, 37.5, 9.5, 4, 5);
  surface.fillStyle = ink.goldPale;
  surface.fill(light);
  surface.fill(star(50, 65.5, 5.5, 2.3, 5));
  drawRibbon(surface, name);
}

function drawRibbon(surface: Surface, name: string): void {
  const tails = polygon(8, 47, 22, 46, 22, 62, 8, 63, 14, 55);
  tails.addPath(polygon(92, 47, 78, 46, 78, 62, 92, 63, 86, 55));
  surface.fillStyle = '#7a2f12';
  surface.fill(tails);
  surface.strokeStyle = '#2c0f05';
  surface.lineWidth = 1;
  surface.stroke(tails);
  const ribbon = trace((path) => {
    path.moveTo(13, 43.5);
    path.quadraticCurveTo(50, 37.5, 87, 43.5);
    path.lineTo(87, 59.5);
    path.quadraticCurveTo(50, 53.5, 13, 59.5);
    path.closePath();
  });
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.6)';
  surface.shadowBlur = 4;
  surface.shadowOffsetY = 1.5;
  surface.fillStyle = linear(surface, 13, 38, 87, 60, [
    [0, ink.copperPale],
    [0.25, ink.copper],
    [0.75, '#c9682f'],
    [1, '#8e3d16'],
  ]);
  surface.fill(ribbon);
  surface.restore();
  surface.strokeStyle = '#3a1306';
  surface.stroke(ribbon);
  surface.fillStyle = '#260c03';
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  fitText(surface, name, 62, 17);
  surface.fillText(name, 50, 50.2);
}

/** Sets the heading font so that a word fits a width. */
function fitText(surface: Surface, word: string, width: number, largest: number): void {
  surface.letterSpacing = '1px';
  surface.font = `700 ${largest}px "Familjen Grotesk", sans-serif`;
  const wide = surface.measureText(word).width;
  if (wide > width) surface.font = `700 ${(largest * width) / wide}px "Familjen Grotesk", sans-serif`;
}

function star(x: number, y: number, outer: number, inner: number, points: number): Path2D {
  const corners: number[] = [];
  for (let corner = 0; corner < points * 2; corner += 1) {
    const reach = corner % 2 === 0 ? outer : inner;
    const turn = (corner / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    corners.push(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  return polygon(...corners);
}
