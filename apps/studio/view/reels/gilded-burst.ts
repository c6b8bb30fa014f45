import { alpha, circle, hatch, polygon, radial, rosette, type Surface } from '../engrave.ts';

const gold = { light: '#fff7d8', pale: '#fff1c9', plain: '#ecc873', deep: '#a9781f', shade: '#6f4a0c', dark: '#3d2703', line: '#4a3004' };

interface Face {
  /** From the middle of the face to its edge. */
  inks: readonly [lit: string, plain: string, dark: string];
  /** Drawn on the face, below its stars. */
  engrave?: (face: Path2D) => void;
}

/** A gilded burst around a face with two stars: the body of every wild. */
export function drawGildedBurst(surface: Surface, { inks: [lit, plain, dark], engrave }: Face): void {
  rosette(surface, 50, 50, 46, { lobes: 16, depth: 0.07, rings: 9, inner: 0.72, twist: 0.6, colour: alpha(gold.plain, 0.6), width: 0.55 });
  const rays = star(50, 50, 43, 31, 16);
  surface.save();
  surface.shadowColor = alpha(gold.plain, 0.6);
  surface.shadowBlur = 10;
  surface.fillStyle = radial(surface, 43, 38, 2, 48, [
    [0, gold.light],
    [0.4, gold.plain],
    [0.8, gold.deep],
    [1, gold.shade],
  ]);
  surface.fill(rays);
  surface.restore();
  hatch(surface, rays, { angle: 30, gap: 2, width: 0.5, colour: alpha(gold.line, 0.5), bend: 8 });
  surface.strokeStyle = gold.dark;
  surface.lineWidth = 1.1;
  surface.stroke(rays);
  const face = circle(50, 50, 27.5);
  surface.fillStyle = radial(surface, 46, 42, 2, 31, [
    [0, lit],
    [0.7, plain],
    [1, dark],
  ]);
  surface.fill(face);
  engrave?.(face);
  surface.strokeStyle = gold.pale;
  surface.lineWidth = 1.3;
  surface.stroke(face);
  surface.fillStyle = gold.pale;
  surface.fill(star(50, 37.5, 9.5, 4, 5));
  surface.fill(star(50, 65.5, 5.5, 2.3, 5));
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
