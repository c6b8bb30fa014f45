import { alpha, circle, hatch, linear, polygon, radial, rosette, trace, type Surface } from '../../../view/engrave.ts';

const ink = {
  copper: '#f09c61',
  copperPale: '#ffd9b8',
  copperDeep: '#a5501f',
  copperDark: '#4a1d0d',
  verdigris: '#6fd4b6',
  verdigrisPale: '#d6fff2',
  verdigrisDark: '#06231f',
  iron: '#5c7285',
  ironPale: '#cfdce6',
  ironDark: '#131c24',
  ember: '#ff7a3d',
} as const;

export type Face = 'plate' | 'gem' | 'mine' | 'blast';

const faces: Record<Face, (surface: Surface) => void> = { plate: drawPlate, gem: drawGem, mine: drawMine, blast: drawBlast };

/** The faces in the size at hand. */
const drawn = new Map<Face, HTMLCanvasElement>();

/** Shows one face of a field on a canvas, in the size that a field has. Each is drawn once a size. */
export function drawFace(canvas: HTMLCanvasElement, face: Face, size: number): void {
  const pixels = Math.round(size * Math.min(window.devicePixelRatio || 1, 3));
  if (drawn.get(face)?.width !== pixels) drawn.set(face, faceOf(face, pixels));
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.getContext('2d')?.drawImage(drawn.get(face) as HTMLCanvasElement, 0, 0);
}

/** A face is 100 by 100 units. */
function faceOf(face: Face, pixels: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
  surface.scale(pixels / 100, pixels / 100);
  faces[face](surface);
  return canvas;
}

const square = (inset: number, corner: number): Path2D =>
  trace((path) => path.roundRect(inset, inset, 100 - 2 * inset, 100 - 2 * inset, corner));

/** A copper plate, engraved on the lathe. */
function drawPlate(surface: Surface): void {
  const plate = square(2, 13);
  surface.fillStyle = linear(surface, 14, 4, 82, 98, [
    [0, '#d98a52'],
    [0.32, '#a5562a'],
    [0.7, '#7a3517'],
    [1, '#52200d'],
  ]);
  surface.fill(plate);
  hatch(surface, plate, { angle: 32, gap: 3.4, width: 0.5, colour: alpha(ink.copperDark, 0.5), bend: 3 });
  surface.fillStyle = radial(surface, 44, 40, 2, 34, [
    [0, alpha(ink.copperPale, 0.3)],
    [1, alpha(ink.copperPale, 0)],
  ]);
  surface.fill(circle(50, 50, 34));
  const engraved = { lobes: 10, depth: 0.13, rings: 9, inner: 0.3, twist: 0.5, width: 0.75 };
  rosette(surface, 50.7, 50.9, 27, { ...engraved, colour: alpha('#2a0f06', 0.55) });
  rosette(surface, 50, 50, 27, { ...engraved, colour: alpha(ink.copperPale, 0.55) });
  rim(surface, alpha(ink.copperPale, 0.75), alpha(ink.copperPale, 0.28));
}

/** A brilliant seen from above, in an opened field. */
function drawGem(surface: Surface): void {
  drawRecess(surface, ['#1c6858', '#0b332c', ink.verdigrisDark], ink.verdigris);
  const ring = (radius: number, turn: number): number[] =>
    Array.from({ length: 8 }, (_, corner) => {
      const angle = ((corner + turn) / 8) * Math.PI * 2 - Math.PI / 8;
      return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
    }).flat();
  const [outer, inner] = [ring(31, 0), ring(16, 0.5)];
  const at = (points: readonly number[], corner: number): [number, number] => {
    const index = (((corner % 8) + 8) % 8) * 2;
    return [points[index] as number, points[index + 1] as number];
  };
  surface.save();
  surface.shadowColor = alpha(ink.verdigris, 0.75);
  surface.shadowBlur = 14;
  surface.fillStyle = '#1f8069';
  surface.fill(polygon(...outer));
  surface.restore();
  const shades = ['#2a9a80', '#1d6f5c', '#175a4b', '#2f937a', '#7fdcc2', '#c9fff0', '#e9fff9', '#74d8bb'];
  surface.lineJoin = 'round';
  for (let corner = 0; corner < 8; corner += 1) {
    const kite = polygon(...at(outer, corner), ...at(outer, corner + 1), ...at(inner, corner));
    const star = polygon(...at(inner, corner), ...at(outer, corner + 1), ...at(inner, corner + 1));
    surface.fillStyle = shades[corner] as string;
    surface.fill(kite);
    surface.fillStyle = shades[(corner + 7) % 8] as string;
    surface.fill(star);
    if (corner < 4) hatch(surface, kite, { angle: 40 + corner * 22, gap: 2.3, width: 0.6, colour: alpha('#04241d', 0.5) });
    surface.strokeStyle = alpha(ink.verdigrisPale, 0.7);
    surface.lineWidth = 0.7;
    surface.stroke(kite);
    surface.stroke(star);
  }
  const top = polygon(...inner);
  surface.fillStyle = linear(surface, 38, 36, 62, 64, [
    [0, '#f4fffb'],
    [0.5, '#9fead2'],
    [1, '#3fa88c'],
  ]);
  surface.fill(top);
  surface.stroke(top);
  surface.strokeStyle = ink.verdigrisPale;
  surface.lineWidth = 1.4;
  surface.stroke(polygon(...outer));
}

/** An iron charge with its fuse, in an opened field. */
function drawMine(surface: Surface): void {
  drawRecess(surface, ['#3a2018', '#1d0f0b', '#0b0504'], '#b0744f');
  drawCharge(surface, false);
}

/** The charge that the player found. */
function drawBlast(surface: Surface): void {
  drawRecess(surface, ['#ff9a52', '#b3401a', '#3d0d06'], ink.ember);
  surface.save();
  surface.clip(square(6, 10));
  surface.strokeStyle = alpha('#ffe3b8', 0.6);
  surface.lineWidth = 1.1;
  surface.beginPath();
  for (let ray = 0; ray < 36; ray += 1) {
    const angle = (ray / 36) * Math.PI * 2;
    const from = ray % 2 === 0 ? 29 : 34;
    surface.moveTo(50 + from * Math.cos(angle), 53 + from * Math.sin(angle));
    surface.lineTo(50 + 66 * Math.cos(angle), 53 + 66 * Math.sin(angle));
  }
  surface.stroke();
  surface.restore();
  drawCharge(surface, true);
}

function drawCharge(surface: Surface, isLit: boolean): void {
  const body = circle(50, 56, 24);
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.6)';
  surface.shadowBlur = 6;
  surface.shadowOffsetY = 2;
  surface.fillStyle = radial(surface, 42, 46, 2, 34, [
    [0, '#7f95a6'],
    [0.4, '#3a4b59'],
    [1, ink.ironDark],
  ]);
  surface.fill(body);
  surface.restore();
  hatch(surface, body, { angle: -38, gap: 2.6, width: 0.6, colour: alpha('#05090c', 0.6), bend: 14 });
  surface.strokeStyle = ink.ironPale;
  surface.lineWidth = 1.2;
  surface.stroke(body);
  surface.fillStyle = ink.iron;
  surface.strokeStyle = ink.ironPale;
  const cap = polygon(60, 30, 72, 39, 67.5, 45, 55.5, 36);
  surface.fill(cap);
  surface.stroke(cap);
  surface.strokeStyle = ink.copper;
  surface.lineWidth = 2.2;
  surface.lineCap = 'round';
  surface.stroke(
    trace((path) => {
      path.moveTo(67, 34);
      path.bezierCurveTo(71, 24, 78, 30, 80, 20);
    }),
  );
  surface.fillStyle = isLit ? '#fff6dc' : alpha(ink.copperPale, 0.8);
  for (let spark = 0; spark < (isLit ? 8 : 1); spark += 1) {
    const angle = (spark / 8) * Math.PI * 2;
    surface.fill(circle(80 + (isLit ? 6 * Math.cos(angle) : 0), 19 + (isLit ? 6 * Math.sin(angle) : 0), isLit ? 1.4 : 1.8));
  }
  if (isLit) surface.fill(circle(80, 19, 3.4));
}

function drawRecess(surface: Surface, [light, middle, dark]: readonly [string, string, string], line: string): void {
  const recess = square(2, 13);
  surface.fillStyle = radial(surface, 50, 50, 4, 66, [
    [0, light],
    [0.55, middle],
    [1, dark],
  ]);
  surface.fill(recess);
  surface.save();
  surface.clip(recess);
  rosette(surface, 50, 50, 52, { lobes: 12, depth: 0.1, rings: 10, inner: 0.62, twist: 0.5, colour: alpha(line, 0.28), width: 0.55 });
  surface.restore();
  rim(surface, alpha(line, 0.6), alpha(line, 0.2));
}

function rim(surface: Surface, outer: string, inner: string): void {
  surface.strokeStyle = outer;
  surface.lineWidth = 1.5;
  surface.stroke(square(2.8, 12.4));
  surface.strokeStyle = inner;
  surface.lineWidth = 0.8;
  surface.stroke(square(6.4, 9.4));
}
