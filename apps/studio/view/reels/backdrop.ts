import { alpha, radial, waveLines, type Surface } from '../engrave.ts';
import type { Box } from './geometry.ts';

export interface BackdropInks {
  /** From the light behind the cabinet to the edge of the page. */
  glow: readonly [string, string, string, string];
  line: string;
}

/** The lines of the security paper: pixels from one to the next, how far they swell, where their swell begins. */
export interface PaperLines {
  gap: number;
  swell: number;
  phase: number;
}

/** Fills the page with the light behind the cabinet and lines of security paper; says where the light's middle is and its reach. */
export function drawBackdrop(
  surface: Surface,
  { width, height }: { width: number; height: number },
  cabinet: Box,
  { glow, line }: BackdropInks,
  { gap, swell, phase }: PaperLines,
): { x: number; y: number; reach: number } {
  const x = cabinet.x + cabinet.width / 2;
  const y = cabinet.y + cabinet.height / 2;
  const reach = Math.hypot(width, height) * 0.6;
  surface.fillStyle = radial(surface, x, y, cabinet.height * 0.3, reach, [
    [0, glow[0]],
    [0.3, glow[1]],
    [0.62, glow[2]],
    [1, glow[3]],
  ]);
  surface.fillRect(0, 0, width, height);
  waveLines(surface, width, height, { count: Math.round(height / gap), swell, colour: alpha(line, 0.13), width: 0.8, phase });
  return { x, y, reach };
}

/** Darker towards the edges and under the controls, so that what is read stands on quiet ground. */
export function drawFrame(surface: Surface, { width, height }: { width: number; height: number }): void {
  surface.fillStyle = radial(surface, width / 2, height * 0.45, Math.min(width, height) * 0.42, Math.hypot(width, height) * 0.58, [
    [0, 'rgb(0 0 0 / 0)'],
    [1, 'rgb(0 0 0 / 0.55)'],
  ]);
  surface.fillRect(0, 0, width, height);
}
