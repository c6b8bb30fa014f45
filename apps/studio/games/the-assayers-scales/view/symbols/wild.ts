import { alpha, circle, hatch, linear, polygon, radial, rosette, type Surface } from '../../../../view/engrave.ts';
import { drawRibbon } from '../../../../view/reels/ribbon.ts';
import { ink } from '../palette.ts';

/** The wild: an assayer's hallmark in a shield of green enamel, under a ribbon that carries its name. */
export function drawWild(surface: Surface, name: string): void {
  rosette(surface, 50, 50, 46, { lobes: 20, depth: 0.06, rings: 9, inner: 0.76, twist: 0.65, colour: alpha(ink.brass, 0.6), width: 0.55 });
  const plate = polygon(...octagon(42));
  surface.save();
  surface.shadowColor = alpha(ink.brass, 0.6);
  surface.shadowBlur = 9;
  surface.fillStyle = linear(surface, 18, 14, 80, 88, [
    [0, ink.brassPale],
    [0.4, ink.brass],
    [0.85, ink.brassDeep],
    [1, ink.brass],
  ]);
  surface.fill(plate);
  surface.restore();
  hatch(surface, plate, { angle: 45, gap: 2.1, width: 0.5, colour: alpha(ink.brassDark, 0.5), bend: 6 });
  surface.strokeStyle = ink.brassDark;
  surface.lineWidth = 1;
  surface.stroke(plate);
  const enamel = polygon(...octagon(34));
  surface.fillStyle = radial(surface, 42, 36, 2, 40, [
    [0, '#7cc48b'],
    [0.55, '#2c6f42'],
    [1, '#0d3019'],
  ]);
  surface.fill(enamel);
  surface.save();
  surface.clip(enamel);
  rosette(surface, 50, 50, 36, {
    lobes: 8,
    depth: 0.22,
    rings: 16,
    inner: 0.1,
    twist: 0.34,
    colour: alpha(ink.brassPale, 0.34),
    width: 0.5,
  });
  surface.restore();
  surface.strokeStyle = ink.brassPale;
  surface.lineWidth = 1.3;
  surface.stroke(enamel);
  surface.fillStyle = ink.brassPale;
  for (const y of [30, 71]) {
    surface.fill(polygon(50, y - 6, 52, y - 1.8, 56.5, y, 52, y + 1.8, 50, y + 6, 48, y + 1.8, 43.5, y, 48, y - 1.8));
  }
  surface.stroke(circle(50, 50, 41.5));
  drawRibbon(surface, name, { tail: '#6a4a12', edge: '#241804', word: '#2a1c04', face: [ink.brassPale, '#f0d48a', ink.brass, '#8d6d28'] });
}

function octagon(radius: number): number[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const turn = ((corner + 0.5) / 8) * Math.PI * 2;
    return [50 + radius * Math.cos(turn), 50 + radius * Math.sin(turn)];
  }).flat();
}
