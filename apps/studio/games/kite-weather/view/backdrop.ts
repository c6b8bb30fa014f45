import { alpha, linear, radial, rosette, trace, waveLines, type Surface } from '../../../view/engrave.ts';
import { ink } from './ink.ts';

interface Hill {
  base: number;
  swell: number;
  wave: number;
  phase: number;
  fill: string;
  line: number;
}

const hills: readonly Hill[] = [
  { base: 0.8, swell: 0.05, wave: 2.1, phase: 0.6, fill: ink.hillFar, line: 0.3 },
  { base: 0.87, swell: 0.035, wave: 3.1, phase: 2.4, fill: ink.hillMid, line: 0.26 },
  { base: 0.94, swell: 0.025, wave: 1.6, phase: 4.2, fill: ink.hillNear, line: 0.2 },
];

/** What does not move: an evening sky of security paper, a sun of lathe work, and hills in lines. */
export function drawBackdrop(surface: Surface, width: number, height: number): void {
  surface.fillStyle = linear(surface, 0, 0, 0, height, [
    [0, ink.night],
    [0.45, ink.dusk],
    [0.86, ink.horizon],
    [1, ink.hillNear],
  ]);
  surface.fillRect(0, 0, width, height);
  waveLines(surface, width, height * 0.86, {
    count: Math.round(height / 11),
    swell: 7,
    colour: alpha(ink.line, 0.1),
    width: 0.8,
    phase: 1.1,
  });
  drawSun(surface, width, height);
  for (const hill of hills) drawHill(surface, width, height, hill);
  drawMill(surface, width * 0.86, hillTop(hills[0] as Hill, width, height, width * 0.86), Math.min(height * 0.13, width * 0.12));
  surface.fillStyle = radial(surface, width / 2, height * 0.5, Math.min(width, height) * 0.45, Math.hypot(width, height) * 0.6, [
    [0, 'rgb(0 0 0 / 0)'],
    [1, 'rgb(2 4 14 / 0.6)'],
  ]);
  surface.fillRect(0, 0, width, height);
}

function drawSun(surface: Surface, width: number, height: number): void {
  const [x, y, radius] = [width * 0.66, height * 0.72, Math.min(width, height) * 0.34];
  surface.fillStyle = radial(surface, x, y, radius * 0.1, radius * 2, [
    [0, alpha(ink.copperPale, 0.5)],
    [0.28, alpha(ink.copper, 0.24)],
    [1, alpha(ink.copper, 0)],
  ]);
  surface.fillRect(0, 0, width, height);
  rosette(surface, x, y, radius, {
    lobes: 18,
    depth: 0.09,
    rings: 15,
    inner: 0.42,
    twist: 0.32,
    colour: alpha(ink.copperPale, 0.3),
    width: 0.8,
  });
  rosette(surface, x, y, radius * 1.7, {
    lobes: 12,
    depth: 0.12,
    rings: 12,
    inner: 0.72,
    twist: 0.26,
    colour: alpha(ink.line, 0.16),
    width: 0.8,
  });
}

function hillTop({ base, swell, wave, phase }: Hill, width: number, height: number, x: number): number {
  const along = (x / width) * Math.PI * wave + phase;
  return height * (base - swell * (0.6 * Math.sin(along) + 0.4 * Math.sin(along * 2.3 + 1)));
}

/** A hill filled flat and shaded by lines that follow its form, closer at its edge. */
function drawHill(surface: Surface, width: number, height: number, hill: Hill): void {
  const edge = (lower: number): Path2D =>
    trace((path) => {
      for (let x = -10; x <= width + 10; x += 10)
        path.lineTo(x, hillTop(hill, width, height, x) + lower * (1 + 0.3 * Math.sin(x / 90 + lower)));
    });
  const shape = edge(0);
  shape.lineTo(width + 10, height);
  shape.lineTo(-10, height);
  shape.closePath();
  surface.fillStyle = hill.fill;
  surface.fill(shape);
  surface.save();
  surface.clip(shape);
  surface.lineWidth = 0.8;
  for (let lower = 0, gap = 2.2; lower < height * 0.2; lower += gap, gap *= 1.13) {
    surface.strokeStyle = alpha(ink.line, hill.line * Math.max(0.15, 1 - lower / (height * 0.14)));
    surface.stroke(edge(lower));
  }
  surface.restore();
  surface.strokeStyle = alpha(ink.line, hill.line + 0.2);
  surface.lineWidth = 1.1;
  surface.stroke(shape);
}

/** A windmill on the far hill: tower, cap and four sails. */
function drawMill(surface: Surface, x: number, foot: number, tall: number): void {
  surface.save();
  surface.translate(x, foot + tall * 0.06);
  surface.scale(tall, tall);
  surface.fillStyle = ink.hillMid;
  surface.strokeStyle = alpha(ink.pale, 0.55);
  surface.lineWidth = 1 / tall;
  const tower = trace((path) => {
    path.moveTo(-0.17, 0);
    path.lineTo(-0.1, -0.56);
    path.quadraticCurveTo(0, -0.72, 0.1, -0.56);
    path.lineTo(0.17, 0);
    path.closePath();
  });
  surface.fill(tower);
  surface.stroke(tower);
  surface.beginPath();
  for (let course = 1; course < 9; course += 1) {
    surface.moveTo(-0.17 + course * 0.0078, -course * 0.062);
    surface.lineTo(0.17 - course * 0.0078, -course * 0.062);
  }
  surface.strokeStyle = alpha(ink.line, 0.35);
  surface.stroke();
  surface.translate(0, -0.58);
  surface.rotate(0.42);
  surface.strokeStyle = alpha(ink.pale, 0.6);
  for (let sail = 0; sail < 4; sail += 1) {
    surface.rotate(Math.PI / 2);
    surface.beginPath();
    surface.moveTo(0, 0);
    surface.lineTo(0, -0.46);
    surface.rect(0, -0.44, 0.1, 0.32);
    for (let lath = 1; lath < 6; lath += 1) {
      surface.moveTo(0, -0.44 + lath * 0.053);
      surface.lineTo(0.1, -0.44 + lath * 0.053);
    }
    surface.stroke();
  }
  surface.restore();
}
