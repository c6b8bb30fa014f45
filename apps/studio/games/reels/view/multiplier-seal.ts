import { alpha, circle, radial, rosette, type Surface } from '../../../view/engrave.ts';
import type { Geometry } from '../../../view/reels/geometry.ts';
import type { SlotTheme } from '../../../view/reels/theme.ts';

/** Where there is no room for a name there is little for a seal. */
const leastRadius = 20;
const mostRadius = 30;

/** The reel of multipliers, as a seal on the upper rim of the cabinet, under the game's name; bright once it has stopped on more than one. */
export function drawMultiplierSeal(
  surface: Surface,
  { cabinet, crown, border, cell }: Geometry,
  theme: SlotTheme,
  { times, hasStopped }: { times: number; hasStopped: boolean },
): void {
  const room = cabinet.y + border / 2 - (crown.y + crown.height * 0.8);
  const radius = Math.min(cell.width * 0.34, cell.height * 0.34, mostRadius, Math.max(room, leastRadius));
  const [x, y] = [cabinet.x + cabinet.width / 2, Math.max(cabinet.y + border / 2, radius + 2)];
  const { line, pale, deep } = theme.cabinet.day;
  const isBright = hasStopped && times > 1;
  surface.save();
  surface.shadowColor = alpha(isBright ? theme.lit.line : '#000000', 0.7);
  surface.shadowBlur = isBright ? 18 : 8;
  surface.fillStyle = radial(surface, x, y - radius * 0.3, 1, radius * 1.2, [
    [0, isBright ? theme.lit.pale : pale],
    [0.55, isBright ? theme.lit.line : line],
    [1, deep],
  ]);
  surface.fill(circle(x, y, radius));
  surface.restore();
  rosette(surface, x, y, radius * 0.98, {
    lobes: 14,
    depth: 0.07,
    rings: 5,
    inner: 0.78,
    twist: 0.5,
    colour: alpha(theme.dark, 0.45),
    width: 0.8,
  });
  surface.fillStyle = alpha(theme.dark, 0.9);
  surface.fill(circle(x, y, radius * 0.72));
  surface.fillStyle = isBright ? theme.lit.pale : pale;
  surface.globalAlpha = hasStopped ? 1 : 0.7;
  surface.font = `650 ${radius * (times > 9 ? 0.72 : 0.86)}px "Familjen Grotesk", sans-serif`;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.fillText(`×${times}`, x, y + radius * 0.04);
  surface.globalAlpha = 1;
}
