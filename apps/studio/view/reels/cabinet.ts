import { alpha, latheBand, linear, rosette, type Surface } from '../engrave.ts';
import type { Box, Geometry } from './geometry.ts';
import type { CabinetInks, Mood, SlotTheme } from './theme.ts';

/** The border of lathe work with its corner rosettes, and the dark panels behind the reels. */
export function drawCabinet(surface: Surface, geometry: Geometry, theme: SlotTheme, mood: Mood): void {
  const { cabinet, reels, border } = geometry;
  const colours = theme.cabinet[mood];
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.75)';
  surface.shadowBlur = border * 2;
  surface.shadowOffsetY = border * 0.5;
  surface.fillStyle = linear(surface, cabinet.x, cabinet.y, cabinet.x + cabinet.width, cabinet.y + cabinet.height, [
    [0, colours.board],
    [0.5, theme.dark],
    [1, colours.board],
  ]);
  surface.fill(rounded(cabinet, border * 0.5));
  surface.restore();
  drawBands(surface, geometry, colours);
  drawPanels(surface, geometry, colours);
  surface.strokeStyle = linear(surface, 0, cabinet.y, 0, cabinet.y + cabinet.height, [
    [0, colours.pale],
    [0.3, colours.line],
    [1, colours.deep],
  ]);
  surface.lineWidth = Math.max(1.5, border * 0.09);
  surface.stroke(rounded(cabinet, border * 0.5));
  surface.lineWidth = 1;
  surface.stroke(rounded(inset(cabinet, border * 0.16), border * 0.4));
  surface.stroke(rounded(inset(reels, -border * 0.16), 3));
}

function drawBands(surface: Surface, { cabinet, border }: Geometry, colours: CabinetInks): void {
  const depth = border * 0.52;
  const edge = border * 0.24;
  const look = { strands: 6, colour: alpha(colours.line, 0.75), width: border > 18 ? 0.8 : 0.6 };
  const wide = cabinet.width - 2 * border;
  const high = cabinet.height - 2 * border;
  const wave = border * 2.6;
  for (const y of [cabinet.y + edge, cabinet.y + cabinet.height - edge - depth]) {
    latheBand(surface, cabinet.x + border, y, wide, depth, { ...look, waves: Math.round(wide / wave) });
  }
  for (const x of [cabinet.x + edge, cabinet.x + cabinet.width - edge - depth]) {
    latheBand(surface, x, cabinet.y + border, depth, high, { ...look, waves: Math.round(high / wave) });
  }
  for (const x of [cabinet.x + border * 0.5, cabinet.x + cabinet.width - border * 0.5]) {
    for (const y of [cabinet.y + border * 0.5, cabinet.y + cabinet.height - border * 0.5]) {
      surface.fillStyle = colours.board;
      surface.beginPath();
      surface.arc(x, y, border * 0.62, 0, Math.PI * 2);
      surface.fill();
      rosette(surface, x, y, border * 0.56, { lobes: 8, depth: 0.14, rings: 7, inner: 0.2, twist: 0.5, colour: colours.line, width: 0.7 });
    }
  }
}

function drawPanels(surface: Surface, { reels, cell, grid }: Geometry, colours: CabinetInks): void {
  for (let reel = 0; reel < grid.reels; reel += 1) {
    const x = reels.x + reel * cell.width;
    surface.fillStyle = linear(surface, x, 0, x + cell.width, 0, [
      [0, colours.panel[1]],
      [0.5, colours.panel[0]],
      [1, colours.panel[1]],
    ]);
    surface.fillRect(x, reels.y, cell.width, reels.height);
    surface.save();
    surface.beginPath();
    surface.rect(x, reels.y, cell.width, reels.height);
    surface.clip();
    latheBand(surface, x + cell.width * 0.08, reels.y, cell.width * 0.84, reels.height, {
      strands: 5,
      waves: 3,
      colour: alpha(colours.line, 0.07),
      width: 1,
    });
    surface.restore();
    if (reel === 0) continue;
    surface.strokeStyle = alpha(colours.line, 0.5);
    surface.lineWidth = 1;
    surface.beginPath();
    surface.moveTo(x - 1.5, reels.y);
    surface.lineTo(x - 1.5, reels.y + reels.height);
    surface.moveTo(x + 1.5, reels.y);
    surface.lineTo(x + 1.5, reels.y + reels.height);
    surface.stroke();
  }
}

/** The shade at the top and bottom of the reels that makes them round; drawn over the symbols. */
export function drawReelShade(surface: Surface, { reels, cell }: Geometry, { dark }: SlotTheme): void {
  const depth = cell.height * 0.26;
  for (const [from, to] of [
    [reels.y, reels.y + depth],
    [reels.y + reels.height, reels.y + reels.height - depth],
  ] as const) {
    surface.fillStyle = linear(surface, 0, from, 0, to, [
      [0, alpha(dark, 0.78)],
      [1, alpha(dark, 0)],
    ]);
    surface.fillRect(reels.x, Math.min(from, to), reels.width, depth);
  }
}

/** The plate under the reels. */
export function drawPlate(surface: Surface, { plate }: Geometry, { cabinet, dark }: SlotTheme, mood: Mood): void {
  const { line } = cabinet[mood];
  const width = Math.min(plate.width, Math.max(plate.width * 0.62, 250));
  const box = { x: plate.x + (plate.width - width) / 2, y: plate.y, width, height: plate.height };
  surface.fillStyle = linear(surface, box.x, 0, box.x + box.width, 0, [
    [0, alpha(dark, 0)],
    [0.35, alpha(dark, 0.6)],
    [0.65, alpha(dark, 0.6)],
    [1, alpha(dark, 0)],
  ]);
  surface.fillRect(box.x, box.y, box.width, box.height);
  surface.fillStyle = linear(surface, box.x, 0, box.x + box.width, 0, [
    [0, alpha(line, 0)],
    [0.5, alpha(line, 0.8)],
    [1, alpha(line, 0)],
  ]);
  for (const y of [box.y, box.y + 3, box.y + box.height - 4, box.y + box.height - 1]) surface.fillRect(box.x, y, box.width, 1);
}

function rounded({ x, y, width, height }: Box, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
