import { alpha, linear, mix, trace, type Surface } from '../engrave.ts';
import type { Geometry } from './geometry.ts';
import type { SlotTheme } from './theme.ts';

/** The multipliers of a spin, and at which of them it stands. */
export interface Ladder {
  steps: readonly number[];
  at: number;
}

/** The multipliers as small plates on the lower border of the cabinet; the one that counts now is lit. */
export function drawLadder(surface: Surface, { cabinet, border }: Geometry, { steps, at }: Ladder, theme: SlotTheme): void {
  const height = Math.max(22, border * 1.15);
  const width = Math.min(height * 2.1, (cabinet.width - border) / steps.length);
  const middle = cabinet.y + cabinet.height - border * 0.5;
  const left = cabinet.x + cabinet.width / 2 - (width * steps.length) / 2;
  steps.forEach((step, index) =>
    drawStep(surface, { x: left + (index + 0.5) * width, y: middle, width: width - 4, height }, step, index - at, theme),
  );
}

interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawStep(surface: Surface, { x, y, width, height }: Plate, step: number, ahead: number, { dark, lit, cabinet }: SlotTheme): void {
  const { line, pale } = cabinet.day;
  const [half, tall, cut] = [width / 2, height / 2, height * 0.28];
  const plate = trace((path) => {
    path.moveTo(x - half, y);
    path.lineTo(x - half + cut, y - tall);
    path.lineTo(x + half - cut, y - tall);
    path.lineTo(x + half, y);
    path.lineTo(x + half - cut, y + tall);
    path.lineTo(x - half + cut, y + tall);
    path.closePath();
  });
  const isLit = ahead === 0;
  surface.fillStyle = isLit
    ? linear(surface, 0, y - tall, 0, y + tall, [
        [0, lit.pale],
        [0.5, lit.line],
        [1, mix(lit.line, dark, 0.35)],
      ])
    : dark;
  surface.fill(plate);
  surface.strokeStyle = isLit ? lit.pale : alpha(line, 0.65);
  surface.lineWidth = 1.2;
  surface.stroke(plate);
  surface.fillStyle = isLit ? dark : alpha(pale, ahead < 0 ? 0.5 : 0.9);
  surface.font = `650 ${Math.min(height * 0.6, width * 0.42)}px "Familjen Grotesk", sans-serif`;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.fillText(`×${step}`, x, y + height * 0.04);
}
