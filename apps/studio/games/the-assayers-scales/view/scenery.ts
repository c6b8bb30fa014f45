import { alpha, linear, rosette, type Surface } from '../../../view/engrave.ts';
import { drawBackdrop } from '../../../view/reels/backdrop.ts';
import type { Box } from '../../../view/reels/geometry.ts';
import type { Mood } from '../../../view/reels/theme.ts';
import { drawGreatScales } from './great-scales.ts';
import { ink } from './palette.ts';

interface Inks {
  glow: readonly [string, string, string, string];
  line: string;
  pale: string;
  deep: string;
  desk: readonly [string, string];
}

const inks: Record<Mood, Inks> = {
  day: {
    glow: ['#5f9466', '#2f5f42', '#15321f', '#08130c'],
    line: ink.brass,
    pale: ink.brassPale,
    deep: ink.brassDeep,
    desk: ['#5b3a1c', '#1c0f06'],
  },
  night: {
    glow: ['#c25a35', '#7a2b1c', '#38110d', '#120505'],
    line: ink.ember,
    pale: ink.emberPale,
    deep: ink.emberDeep,
    desk: ['#4d1f12', '#170704'],
  },
};

/** The ground of the whole page: guilloché work, the great scales behind the cabinet, and the assayer's desk. */
export function drawScenery(surface: Surface, page: { width: number; height: number }, cabinet: Box, mood: Mood): void {
  const { width, height } = page;
  const colours = inks[mood];
  const { x, y } = drawBackdrop(surface, page, cabinet, colours, { gap: 11, swell: 5, phase: 2.1 });
  const petal = Math.max(Math.hypot(cabinet.width, cabinet.height) * 0.54, Math.min(width, height) * 0.5);
  rosette(surface, x, y, petal, {
    lobes: 24,
    depth: 0.08,
    rings: 22,
    inner: 0.62,
    twist: 0.5,
    colour: alpha(colours.line, 0.26),
    width: 0.8,
  });
  rosette(surface, x, y, petal * 1.3, {
    lobes: 16,
    depth: 0.13,
    rings: 14,
    inner: 0.8,
    twist: 0.35,
    colour: alpha(colours.line, 0.2),
    width: 0.8,
  });
  const desk = Math.min(height * 0.84, cabinet.y + cabinet.height + height * 0.035);
  drawGreatScales(surface, { width, cabinet, desk }, colours, mood === 'day' ? 0.16 : -0.1);
  drawDesk(surface, width, height, desk, colours);
}

/** A desk of dark wood from a height down: its grain runs closer towards the edge. */
function drawDesk(surface: Surface, width: number, height: number, top: number, { desk, line, pale }: Inks): void {
  surface.fillStyle = linear(surface, 0, top, 0, height, [
    [0, desk[0]],
    [0.2, desk[1]],
    [1, '#060403'],
  ]);
  surface.fillRect(0, top, width, height - top);
  surface.lineWidth = 0.8;
  const rows = 22;
  for (let row = 1; row < rows; row += 1) {
    const y = top + (height - top) * (row / rows) ** 1.4;
    surface.strokeStyle = alpha(line, 0.2);
    surface.beginPath();
    for (let x = 0; x <= width + 10; x += 10) {
      surface.lineTo(x, y + Math.sin(x / 140 + row * 1.9) * 2.4 + Math.sin(x / 47 + row * 3.1) * 0.9);
    }
    surface.stroke();
  }
  surface.fillStyle = alpha(pale, 0.5);
  surface.fillRect(0, top, width, 1.2);
  surface.fillStyle = alpha(line, 0.35);
  surface.fillRect(0, top + 4, width, 1);
}
