import { drawButte, type ButtePlace } from './butte.ts';
import { alpha, linear, rosette, type Surface } from '../../../view/engrave.ts';
import { drawBackdrop, drawFrame } from '../../../view/reels/backdrop.ts';
import type { Box } from '../../../view/reels/geometry.ts';
import type { Mood } from '../../../view/reels/theme.ts';
import { ink } from './palette.ts';

interface Inks {
  glow: readonly [string, string, string, string];
  line: string;
  pale: string;
  far: string;
  near: string;
  foot: string;
}

const inks: Record<Mood, Inks> = {
  day: {
    glow: ['#d9772f', '#94421a', '#4b1b0b', '#1a0805'],
    line: ink.copper,
    pale: ink.copperPale,
    far: '#9a4a1f',
    near: '#5a2310',
    foot: '#120604',
  },
  night: {
    glow: ['#2f9a80', '#17594b', '#0a2d29', '#041110'],
    line: ink.verdigris,
    pale: ink.verdigrisPale,
    far: '#1d6a5a',
    near: '#103e37',
    foot: '#030c0b',
  },
};

/** Middle and width as shares of the page's width, height as a share of the room above the foot. */
interface Butte {
  middle: number;
  width: number;
  height: number;
}

const farButtes: readonly Butte[] = [
  { middle: 0.095, width: 0.062, height: 0.66 },
  { middle: 0.17, width: 0.04, height: 0.42 },
  { middle: 0.335, width: 0.05, height: 0.5 },
  { middle: 0.7, width: 0.045, height: 0.44 },
  { middle: 0.845, width: 0.05, height: 0.5 },
  { middle: 0.925, width: 0.058, height: 0.72 },
];
const nearButtes: readonly Butte[] = [
  { middle: 0.015, width: 0.11, height: 0.5 },
  { middle: 0.13, width: 0.05, height: 0.27 },
  { middle: 0.872, width: 0.045, height: 0.25 },
  { middle: 0.99, width: 0.1, height: 0.46 },
];

/** The ground of the whole page: the glow behind the cabinet, a great rosette, and buttes below. Drawn once a size. */
export function drawScenery(surface: Surface, page: { width: number; height: number }, cabinet: Box, mood: Mood): void {
  const { width, height } = page;
  const colours = inks[mood];
  const { x, y, reach } = drawBackdrop(surface, page, cabinet, colours, { gap: 13, swell: 8, phase: 0.4 });
  drawGlory(surface, x, y, reach * 1.4, colours);
  const petal = Math.max(Math.hypot(cabinet.width, cabinet.height) * 0.56, Math.min(width, height) * 0.5);
  rosette(surface, x, y, petal, {
    lobes: 13,
    depth: 0.2,
    rings: 17,
    inner: 0.66,
    twist: 0.23,
    colour: alpha(colours.line, 0.42),
    width: 0.9,
  });
  rosette(surface, x, y, petal * 1.5, {
    lobes: 9,
    depth: 0.09,
    rings: 11,
    inner: 0.86,
    twist: 0.3,
    colour: alpha(colours.line, 0.2),
    width: 0.8,
  });
  drawButtes(surface, page, cabinet, colours);
  drawFrame(surface, page);
}

/** Fine rays from behind the cabinet. */
function drawGlory(surface: Surface, x: number, y: number, reach: number, colours: Inks): void {
  surface.strokeStyle = alpha(colours.pale, 0.1);
  surface.lineWidth = 0.8;
  surface.beginPath();
  for (let ray = 0; ray < 240; ray += 1) {
    const turn = (ray / 240) * Math.PI * 2;
    const from = reach * (ray % 4 === 0 ? 0.1 : ray % 2 === 0 ? 0.3 : 0.42);
    surface.moveTo(x + from * Math.cos(turn), y + from * Math.sin(turn));
    surface.lineTo(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  surface.stroke();
}

function drawButtes(surface: Surface, { width, height }: { width: number; height: number }, cabinet: Box, colours: Inks): void {
  const foot = Math.min(height * 0.88, cabinet.y + cabinet.height + height * 0.17);
  // Where the cabinet fills the page's width, the land has only the room below it, and its rocks would become needles.
  const isNarrow = cabinet.width > width * 0.85;
  const room = foot - (isNarrow ? cabinet.y + cabinet.height : cabinet.y);
  const widen = isNarrow ? 2.1 : 1;
  const horizon = foot - room * 0.1;
  drawPlain(surface, width, height, horizon, colours.far, colours);
  const place = ({ middle, width: share, height: tall }: Butte, ground: number): ButtePlace => {
    return { x: middle * width, half: (share * width * widen) / 2, top: ground - tall * room, foot: ground, isLeft: middle < 0.5 };
  };
  for (const butte of farButtes) drawButte(surface, place(butte, horizon + 2), { ...colours, fill: colours.far });
  drawPlain(surface, width, height, foot, colours.near, colours);
  for (const butte of nearButtes) drawButte(surface, place(butte, foot + 4), { ...colours, fill: colours.near });
}

/** The flat land from a height down, in lines that come closer to the horizon. */
function drawPlain(surface: Surface, width: number, height: number, horizon: number, fill: string, colours: Inks): void {
  surface.fillStyle = linear(surface, 0, horizon, 0, height, [
    [0, fill],
    [1, colours.foot],
  ]);
  surface.fillRect(0, horizon, width, height - horizon);
  surface.strokeStyle = alpha(colours.line, 0.26);
  surface.lineWidth = 0.8;
  surface.beginPath();
  for (let y = horizon, gap = 1.6; y < height; y += gap, gap *= 1.16) {
    surface.moveTo(0, y);
    for (let x = 0; x <= width + 20; x += 20) surface.lineTo(x, y + Math.sin(x / 53 + y) * Math.min(2.5, gap * 0.3));
  }
  surface.stroke();
}
