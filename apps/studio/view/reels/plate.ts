import { alpha, linear, radial, rosette, type Surface } from '../engrave.ts';
import type { Geometry } from './geometry.ts';
import type { Mood, SlotTheme } from './theme.ts';

/** An amount over the reels; `share` runs from 0 to 1 while its rosette draws itself. */
export interface LargeWin {
  share: number;
  amount: string;
}
export interface PlateText {
  label: string;
  amount: string;
  ink: string | null;
}

/** Writes what was won on the plate under the reels: a small word and a large amount on one line. */
export function drawPlateText(surface: Surface, { plate }: Geometry, { label, amount, ink }: PlateText, theme: SlotTheme): void {
  const size = plate.height * 0.56;
  const small = Math.max(11, plate.height * 0.27);
  const amountFont = `650 ${size}px "Familjen Grotesk", sans-serif`;
  const labelFont = `550 ${small}px "Onest", sans-serif`;
  surface.save();
  surface.textBaseline = 'middle';
  surface.textAlign = 'left';
  surface.fontKerning = 'none';
  surface.font = labelFont;
  const labelWidth = label ? surface.measureText(label).width + size * 0.35 : 0;
  surface.font = amountFont;
  const amountWidth = surface.measureText(amount).width;
  const scale = Math.min(1, (plate.width * 0.94) / (labelWidth + amountWidth));
  surface.translate(plate.x + plate.width / 2, plate.y + plate.height / 2);
  surface.scale(scale, scale);
  const start = -(labelWidth + amountWidth) / 2;
  surface.font = labelFont;
  surface.fillStyle = ink ?? theme.label;
  surface.fillText(label, start, size * 0.06);
  surface.font = amountFont;
  surface.fillStyle = linear(surface, 0, -size / 2, 0, size / 2, [
    [0, '#fffaf2'],
    [1, theme.cabinet.day.pale],
  ]);
  surface.fillText(amount, start + labelWidth, 0);
  surface.restore();
}

/** A large win over the reels: a rosette that draws itself once, and the amount in it. `share` runs from 0 to 1. */
export function drawLargeWin(surface: Surface, { reels }: Geometry, win: LargeWin, theme: SlotTheme, mood: Mood): void {
  const { amount, share } = win;
  const x = reels.x + reels.width / 2;
  const y = reels.y + reels.height / 2;
  const radius = Math.min(reels.height * 0.47, reels.width * 0.36);
  const { line, pale } = theme.cabinet[mood];
  surface.save();
  surface.globalAlpha = Math.min(1, share * 2.5);
  surface.fillStyle = alpha(theme.dark, 0.72);
  surface.fillRect(reels.x, reels.y, reels.width, reels.height);
  surface.save();
  surface.beginPath();
  surface.moveTo(x, y);
  surface.arc(x, y, radius * 1.4, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share);
  surface.closePath();
  surface.clip();
  rosette(surface, x, y, radius, { lobes: 16, depth: 0.12, rings: 20, inner: 0.42, twist: 0.3, colour: alpha(line, 0.75), width: 1 });
  rosette(surface, x, y, radius * 0.99, { lobes: 24, depth: 0.05, rings: 5, inner: 0.93, twist: 0.6, colour: alpha(pale, 0.8), width: 1 });
  surface.restore();
  surface.save();
  surface.translate(x, y);
  surface.scale(1, 0.42);
  surface.fillStyle = radial(surface, 0, 0, radius * 0.5, radius * 1.5, [
    [0, alpha(theme.dark, 0.95)],
    [0.45, alpha(theme.dark, 0.8)],
    [1, alpha(theme.dark, 0)],
  ]);
  surface.fillRect(-radius * 1.5, -radius * 1.5, radius * 3, radius * 3);
  surface.restore();
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  let size = radius * 0.46;
  surface.font = `650 ${size}px "Familjen Grotesk", sans-serif`;
  size = Math.min(size, (size * radius * 2.2) / surface.measureText(amount).width);
  surface.font = `650 ${size}px "Familjen Grotesk", sans-serif`;
  surface.fillStyle = linear(surface, 0, y - size / 2, 0, y + size / 2, [
    [0, '#ffffff'],
    [0.5, pale],
    [1, line],
  ]);
  surface.fillText(amount, x, y);
  surface.restore();
}
