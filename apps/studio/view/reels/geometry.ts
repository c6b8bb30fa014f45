export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many reels there are, and rows on each. */
export interface GridSize {
  reels: number;
  rows: number;
}

/** Where everything of the cabinet is, in CSS pixels of the stage. */
export interface Geometry {
  stage: { width: number; height: number };
  grid: GridSize;
  /** The cells of all reels together. */
  reels: Box;
  cell: { width: number; height: number };
  /** The engraved border around the reels. */
  border: number;
  cabinet: Box;
  /** The plate with the game's name, above the reels; no height when there is no room. */
  crown: Box;
  /** The plate under the reels that shows what was won. */
  plate: Box;
}

const tallest = 1.2;

/** Fits the cabinet into the stage: cells as large as they can be, a little taller than wide where the stage is tall. */
export function layOut(width: number, height: number, grid: GridSize): Geometry {
  const border = clamp(Math.min(width, height) * 0.032, 10, 26);
  const plateHeight = clamp(height * 0.085, 30, 58);
  // Upright phones have room to spare above the reels: there the name stands tall.
  const isUpright = height > width * 1.25;
  const crownHeight = isUpright ? clamp(height * 0.21, 60, width * 0.36) : height > 330 ? clamp(height * 0.1, 34, 72) : 0;
  const margin = clamp(width * 0.015, 4, 24);
  const gap = clamp(height * 0.014, 4, 12);
  const freeWidth = width - 2 * (border + margin);
  const freeHeight = height - 2 * border - plateHeight - crownHeight - 3 * gap;
  const cellWidth = Math.floor(Math.min(freeWidth / grid.reels, freeHeight / grid.rows / 0.94));
  const cellHeight = Math.floor(Math.min(freeHeight / grid.rows, cellWidth * tallest));
  const reels = { width: cellWidth * grid.reels, height: cellHeight * grid.rows };
  const block = crownHeight + reels.height + 2 * border + plateHeight + 2 * gap;
  const left = Math.round((width - reels.width) / 2);
  // A little above the middle: the hands are below.
  const top = Math.round(Math.max(gap / 2, (height - block) * 0.46));
  const cabinetTop = top + crownHeight + (crownHeight > 0 ? gap : 0);
  return {
    stage: { width, height },
    grid,
    reels: { x: left, y: cabinetTop + border, ...reels },
    cell: { width: cellWidth, height: cellHeight },
    border,
    cabinet: { x: left - border, y: cabinetTop, width: reels.width + 2 * border, height: reels.height + 2 * border },
    crown: { x: left, y: top, width: reels.width, height: crownHeight },
    plate: { x: left, y: cabinetTop + reels.height + 2 * border + gap, width: reels.width, height: plateHeight },
  };
}

/** The middle of a cell. */
export function cellCentre(geometry: Geometry, reel: number, row: number): { x: number; y: number } {
  const { reels, cell } = geometry;
  return { x: reels.x + (reel + 0.5) * cell.width, y: reels.y + (row + 0.5) * cell.height };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
