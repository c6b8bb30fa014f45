import { alpha, circle, hatch, linear, polygon, trace, type Surface } from '../../../view/engrave.ts';
import type { Box } from '../../../view/reels/geometry.ts';

export interface ScalesPlace {
  width: number;
  cabinet: Box;
  /** Where the desk begins. */ desk: number;
}
interface Inks {
  line: string;
  pale: string;
  deep: string;
}

/**
 * The scales behind the cabinet, a pan in each margin. `tilt` is how much lower the left pan hangs, as a share of the cabinet's
 * height. Where the cabinet fills the page's width, the beam is above it, and the pans are out of sight.
 */
export function drawGreatScales(surface: Surface, { width, cabinet, desk }: ScalesPlace, inks: Inks, tilt: number): void {
  const isNarrow = cabinet.width > width * 0.85;
  const middle = cabinet.x + cabinet.width / 2;
  const pivot = isNarrow ? cabinet.y * 0.38 : cabinet.y + cabinet.height * 0.16;
  const arm = isNarrow ? width * 0.455 : middle - cabinet.x * 0.5;
  const drop = tilt * cabinet.height * (isNarrow ? 0.18 : 0.45);
  const ends = [-1, 1].map((side) => ({ x: middle + side * arm, y: pivot - side * drop, side }));
  for (const { x, y, side } of ends) {
    if (isNarrow) drawChains(surface, x, y, cabinet.y, width * 0.028, inks);
    else drawPan(surface, { x, from: y, y: y + (desk - pivot) * 0.66, half: Math.min(cabinet.x * 0.36, 90) }, inks, side < 0 ? 3 : 2);
  }
  drawBeam(surface, middle, pivot, ends, inks);
}

function drawBeam(surface: Surface, x: number, y: number, ends: readonly { x: number; y: number }[], { line, pale, deep }: Inks): void {
  const [left, right] = ends as [{ x: number; y: number }, { x: number; y: number }];
  const thick = Math.max(5, (right.x - left.x) * 0.011);
  const beam = trace((path) => {
    path.moveTo(left.x - 6, left.y);
    path.quadraticCurveTo((left.x + x) / 2, (left.y + y) / 2 - thick * 0.7, x, y - thick * 1.7);
    path.quadraticCurveTo((right.x + x) / 2, (right.y + y) / 2 - thick * 0.7, right.x + 6, right.y);
    path.quadraticCurveTo((right.x + x) / 2, (right.y + y) / 2 + thick, x, y + thick * 1.5);
    path.quadraticCurveTo((left.x + x) / 2, (left.y + y) / 2 + thick, left.x - 6, left.y);
    path.closePath();
  });
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.5)';
  surface.shadowBlur = 10;
  surface.shadowOffsetY = 4;
  surface.fillStyle = linear(surface, 0, y - thick * 2, 0, y + thick * 2, [
    [0, pale],
    [0.4, line],
    [1, deep],
  ]);
  surface.fill(beam);
  surface.restore();
  surface.strokeStyle = alpha(pale, 0.8);
  surface.lineWidth = 1;
  surface.stroke(beam);
  for (const end of ends) {
    surface.fillStyle = line;
    surface.fill(circle(end.x, end.y, thick * 0.8));
    surface.stroke(circle(end.x, end.y, thick * 0.8));
  }
}

function drawChains(surface: Surface, x: number, from: number, to: number, half: number, { line }: Inks): void {
  surface.strokeStyle = alpha(line, 0.9);
  surface.lineWidth = 1.4;
  surface.setLineDash([5, 3]);
  for (const across of [-0.94, 0, 0.94]) {
    surface.beginPath();
    surface.moveTo(x, from);
    surface.lineTo(x + across * half, to);
    surface.stroke();
  }
  surface.setLineDash([]);
}

/** Where a pan hangs: from an end of the beam down to its rim, `half` as wide. */
interface PanPlace {
  x: number;
  from: number;
  y: number;
  half: number;
}

/** A pan on its chains, with so many coins in it. */
function drawPan(surface: Surface, { x, from, y, half }: PanPlace, inks: Inks, coins: number): void {
  const { line, pale, deep } = inks;
  drawChains(surface, x, from, y, half, inks);
  surface.lineWidth = 1;
  for (let coin = 0; coin < coins; coin += 1)
    drawFlatCoin(surface, x + (coin % 2 === 0 ? -2 : 3), y - 4 - coin * half * 0.15, half * 0.42, inks);
  const pan = trace((path) => {
    path.moveTo(x - half, y);
    path.quadraticCurveTo(x - half * 0.66, y + half * 0.56, x, y + half * 0.58);
    path.quadraticCurveTo(x + half * 0.66, y + half * 0.56, x + half, y);
    path.quadraticCurveTo(x, y + half * 0.16, x - half, y);
    path.closePath();
  });
  surface.fillStyle = linear(surface, x - half, 0, x + half, 0, [
    [0, pale],
    [0.3, line],
    [0.8, deep],
    [1, line],
  ]);
  surface.fill(pan);
  surface.save();
  surface.clip(pan);
  surface.translate(x - 50, y - 40);
  hatch(surface, polygon(-100, -100, 200, -100, 200, 200, -100, 200), {
    angle: 0,
    gap: 3.4,
    width: 0.8,
    colour: 'rgb(0 0 0 / 0.3)',
    bend: 16,
  });
  surface.restore();
  surface.strokeStyle = pale;
  surface.stroke(pan);
}

/** A coin that lies: its edge and its upper face. */
function drawFlatCoin(surface: Surface, x: number, y: number, half: number, { line, pale, deep }: Inks): void {
  const rise = half * 0.26;
  surface.fillStyle = linear(surface, x - half, 0, x + half, 0, [
    [0, line],
    [1, deep],
  ]);
  const edge = trace((path) => {
    path.ellipse(x, y, half, rise, 0, 0, Math.PI);
    path.lineTo(x - half, y - half * 0.3);
    path.ellipse(x, y - half * 0.3, half, rise, 0, Math.PI, 0, true);
    path.closePath();
  });
  surface.fill(edge);
  const face = trace((path) => path.ellipse(x, y - half * 0.3, half, rise, 0, 0, Math.PI * 2));
  surface.fillStyle = pale;
  surface.fill(face);
  surface.strokeStyle = alpha(deep, 0.9);
  surface.stroke(edge);
  surface.stroke(face);
}
