import { alpha, linear, polygon, rosette, trace, type Surface } from '../../../view/engrave.ts';
import { drawBackdrop } from '../../../view/reels/backdrop.ts';
import type { Box } from '../../../view/reels/geometry.ts';
import type { Mood } from '../../../view/reels/theme.ts';
import { ink } from './palette.ts';

interface Page {
  width: number;
  height: number;
}
interface Inks {
  glow: readonly [string, string, string, string];
  line: string;
  pale: string;
  sea: readonly [string, string];
  rock: string;
}

const inks: Record<Mood, Inks> = {
  day: {
    glow: ['#5fa3cf', '#2b6a9c', '#123a62', '#061526'],
    line: ink.sea,
    pale: ink.seaPale,
    sea: ['#2f77a8', '#0a2a49'],
    rock: '#0b2338',
  },
  night: {
    glow: ['#54668f', '#283b64', '#131d3b', '#060a18'],
    line: ink.lamp,
    pale: ink.lampPale,
    sea: ['#22365f', '#081022'],
    rock: '#0a1122',
  },
};

/** The ground of the whole page: a sky full of wind, a lighthouse, and the sea that runs towards the player. */
export function drawScenery(surface: Surface, page: Page, cabinet: Box, mood: Mood): void {
  const { width, height } = page;
  const colours = inks[mood];
  const { x, y } = drawBackdrop(surface, page, cabinet, colours, { gap: 12, swell: 12, phase: 1.3 });
  const petal = Math.max(Math.hypot(cabinet.width, cabinet.height) * 0.55, Math.min(width, height) * 0.5);
  rosette(surface, x, y, petal, { lobes: 7, depth: 0.24, rings: 15, inner: 0.7, twist: 0.3, colour: alpha(colours.line, 0.3), width: 0.9 });
  const isNarrow = cabinet.width > width * 0.85;
  for (const [across, down, size] of isNarrow ? narrowGusts : wideGusts) {
    drawGust(surface, across * width, down * height, size * Math.min(width, height), across > 0.5 ? -1 : 1, colours);
  }
  const horizon = Math.min(height * 0.8, cabinet.y + cabinet.height * (isNarrow ? 1.03 : 0.72));
  const tower = { x: width * 0.075, foot: horizon + (height - horizon) * 0.1, tall: (horizon - cabinet.y) * 0.92 };
  // Where the cabinet fills the page's width, the lighthouse is out of sight: only its beam comes over the page.
  if (isNarrow) Object.assign(tower, { x: -20, foot: cabinet.y });
  if (mood === 'night') drawBeam(surface, page, tower, colours);
  if (!isNarrow) drawLighthouse(surface, tower, mood, colours);
  drawSea(surface, page, horizon, colours);
}

/** Middle as shares of the page, size as a share of its shorter side. */
const wideGusts = [
  [0.07, 0.16, 0.15],
  [0.19, 0.3, 0.09],
  [0.93, 0.2, 0.17],
  [0.82, 0.36, 0.1],
  [0.95, 0.55, 0.09],
] as const;
const narrowGusts = [
  [0.14, 0.1, 0.17],
  [0.88, 0.16, 0.2],
  [0.84, 0.67, 0.12],
] as const;

/** A curl of wind: lines that roll up into themselves. */
function drawGust(surface: Surface, x: number, y: number, size: number, side: 1 | -1, { line }: Inks): void {
  surface.save();
  surface.translate(x, y);
  surface.scale(side, 1);
  surface.strokeStyle = alpha(line, 0.5);
  surface.lineWidth = 1;
  for (let strand = 0; strand < 7; strand += 1) {
    const start = size * (1 - strand * 0.055);
    surface.beginPath();
    surface.moveTo(-size * 3.4, size * (1.34 - strand * 0.13));
    surface.quadraticCurveTo(-size * 1.3, start * 1.12, 0, start);
    for (let step = 0; step <= 60; step += 1) {
      const turn = Math.PI / 2 - (step / 60) * Math.PI * 3.1;
      const reach = start * (1 - (step / 60) * 0.72);
      surface.lineTo(reach * Math.cos(turn), reach * Math.sin(turn));
    }
    surface.stroke();
  }
  surface.restore();
}

/** The sea from the horizon down: rows of waves, each nearer one higher, paler at its crests. */
function drawSea(surface: Surface, { width, height }: Page, horizon: number, { sea, line, pale }: Inks): void {
  const rows = 13;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const base = horizon + (height - horizon) * near ** 1.35 * 0.96;
    const length = 34 + 150 * near;
    const swell = 3 + 15 * near;
    const crest = (x: number, lift: number): number => base - lift - swell * Math.abs(Math.sin((x / length) * Math.PI + row * 1.7)) ** 1.6;
    const water = trace((path) => {
      path.moveTo(0, height);
      for (let x = 0; x <= width + 6; x += 6) path.lineTo(x, crest(x, 0));
      path.lineTo(width, height);
      path.closePath();
    });
    surface.fillStyle = linear(surface, 0, base - swell, 0, base + (height - base) * 0.6 + 30, [
      [0, sea[0]],
      [1, sea[1]],
    ]);
    surface.fill(water);
    surface.save();
    surface.clip(water);
    surface.lineWidth = 0.8;
    for (let strand = 0; strand < 7; strand += 1) {
      surface.strokeStyle = alpha(strand === 0 ? pale : line, strand === 0 ? 0.85 : 0.42 - strand * 0.055);
      surface.beginPath();
      for (let x = 0; x <= width + 6; x += 6) surface.lineTo(x, crest(x, -strand * (2 + 4.5 * near)));
      surface.stroke();
    }
    surface.restore();
  }
}

/** The rock under the lighthouse, in half widths of the tower from its foot. */
const rockCorners = [
  [-5, 2],
  [-3.4, -0.6],
  [-1.8, -1.6],
  [2, -1.7],
  [3.2, -0.4],
  [5.6, 2],
] as const;

interface Tower {
  x: number;
  foot: number;
  tall: number;
}

/** How far below the top of its tower the lamp is, as a share of the tower. */
const lampAt = 0.1;

function drawBeam(surface: Surface, { width }: Page, { x, foot, tall }: Tower, { pale }: Inks): void {
  const lamp = foot - tall * (1 - lampAt);
  for (const [to, spread] of [
    [width * 1.1, 0.1],
    [-width, 0.22],
  ] as const) {
    surface.fillStyle = linear(surface, x, 0, x + to * 0.9, 0, [
      [0, alpha(pale, 0.6)],
      [1, alpha(pale, 0)],
    ]);
    surface.fill(polygon(x, lamp - 3, x + to, lamp - Math.abs(to) * spread, x + to, lamp + Math.abs(to) * spread, x, lamp + 3));
  }
}

function drawLighthouse(surface: Surface, { x, foot, tall }: Tower, mood: Mood, { rock, line }: Inks): void {
  const half = tall * 0.085;
  const top = foot - tall;
  surface.fillStyle = rock;
  surface.strokeStyle = alpha(line, 0.8);
  surface.lineWidth = 1;
  const rocks = trace((path) => {
    for (const [across, down] of rockCorners) path.lineTo(x + across * half, foot + down * half);
    path.closePath();
  });
  surface.fill(rocks);
  surface.stroke(rocks);
  const tower = polygon(
    x - half * 0.7,
    top + tall * 0.17,
    x + half * 0.7,
    top + tall * 0.17,
    x + half * 1.25,
    foot - half,
    x - half * 1.25,
    foot - half,
  );
  surface.fillStyle = linear(surface, x - half, 0, x + half * 1.2, 0, [
    [0, mood === 'day' ? '#eef5fa' : '#8d8fb0'],
    [1, mood === 'day' ? '#4b6c87' : '#23264a'],
  ]);
  surface.fill(tower);
  surface.save();
  surface.clip(tower);
  surface.fillStyle = alpha(ink.coralDeep, 0.85);
  for (const at of [0.3, 0.52, 0.74]) surface.fillRect(x - half * 2, top + tall * at, half * 4, tall * 0.11);
  surface.strokeStyle = alpha(ink.abyss, 0.4);
  surface.beginPath();
  for (let groove = -6; groove <= 6; groove += 1) {
    surface.moveTo(x + groove * half * 0.11, top);
    surface.lineTo(x + groove * half * 0.21, foot);
  }
  surface.stroke();
  surface.restore();
  surface.stroke(tower);
  surface.fillStyle = rock;
  surface.fillRect(x - half, top + tall * 0.145, half * 2, tall * 0.03);
  surface.fillStyle = mood === 'day' ? ink.seaPale : ink.lampPale;
  surface.fillRect(x - half * 0.5, top + tall * 0.06, half, tall * 0.085);
  surface.fillStyle = ink.coralDeep;
  surface.fill(polygon(x - half * 0.75, top + tall * 0.065, x, top, x + half * 0.75, top + tall * 0.065));
}
