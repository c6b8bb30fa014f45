import { alpha, circle, radial, rosette, type Surface } from '../engrave.ts';

export interface SealInks {
  glow: string;
  ground: string;
  edge: string;
  line: string;
}

/** The dark medal behind a well-paid symbol: rosette, ground and a double rim. */
export function drawSeal(surface: Surface, { glow, ground, edge, line }: SealInks, lobes: number): void {
  rosette(surface, 50, 50, 46, { lobes, depth: 0.06, rings: 7, inner: 0.86, twist: 0.75, colour: alpha(line, 0.5), width: 0.55 });
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.55)';
  surface.shadowBlur = 6;
  surface.shadowOffsetY = 2;
  surface.fillStyle = radial(surface, 44, 38, 2, 46, [
    [0, glow],
    [0.62, ground],
    [1, edge],
  ]);
  surface.fill(circle(50, 50, 41));
  surface.restore();
  surface.save();
  surface.clip(circle(50, 50, 41));
  rosette(surface, 50, 50, 41, {
    lobes: lobes + 3,
    depth: 0.12,
    rings: 12,
    inner: 0.2,
    twist: 0.42,
    colour: alpha(line, 0.16),
    width: 0.5,
  });
  surface.restore();
  surface.strokeStyle = alpha(line, 0.9);
  surface.lineWidth = 1.2;
  surface.stroke(circle(50, 50, 41));
  surface.strokeStyle = alpha(line, 0.45);
  surface.lineWidth = 0.6;
  surface.stroke(circle(50, 50, 38.4));
}
