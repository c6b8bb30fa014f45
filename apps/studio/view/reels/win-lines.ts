import type { Line } from '../../engine/lines.ts';
import { alpha, type Surface } from '../engrave.ts';
import { cellCentre, type Geometry } from './geometry.ts';

/** The series colours of charts: six inks that stay distinct on dark ground. */
const inks = ['#f09c61', '#6fd4b6', '#65b4e9', '#edcf6f', '#e97292', '#b59be6'];

export function lineInk(line: number): string {
  return inks[line % inks.length] as string;
}

/** Draws a pay line, counted from 0, across all reels, as far from the left as `share` says. */
export function drawWinLine(surface: Surface, geometry: Geometry, line: number, rows: Line, share: number): void {
  const { cabinet, cell, border, reels } = geometry;
  const points = rows.map((row, reel) => cellCentre(geometry, reel, row));
  const [first, last] = [points[0], points.at(-1)] as [{ x: number; y: number }, { x: number; y: number }];
  const path = new Path2D();
  path.moveTo(cabinet.x + border * 0.5, first.y);
  for (const point of points) path.lineTo(point.x, point.y);
  path.lineTo(cabinet.x + cabinet.width - border * 0.5, last.y);
  surface.save();
  surface.beginPath();
  surface.rect(cabinet.x, reels.y - 4, cabinet.width * share, reels.height + 8);
  surface.clip();
  surface.lineJoin = 'round';
  const width = Math.max(2.4, cell.width * 0.03);
  for (const [ink, size] of [
    ['rgb(0 0 0 / 0.65)', width * 2.4],
    [lineInk(line), width],
    [alpha('#ffffff', 0.75), width * 0.3],
  ] as const) {
    surface.strokeStyle = ink;
    surface.lineWidth = size;
    surface.stroke(path);
  }
  surface.restore();
}

/** The number of a pay line at both ends of the cabinet. */
export function drawLineTags(surface: Surface, geometry: Geometry, line: number, rows: Line, dark: string): void {
  const { cabinet, border } = geometry;
  for (const [x, row] of [
    [cabinet.x + border * 0.5, rows[0]],
    [cabinet.x + cabinet.width - border * 0.5, rows.at(-1)],
  ] as const) {
    drawTag(surface, { x, y: cellCentre(geometry, 0, row ?? 0).y, radius: Math.max(9, border * 0.5) }, line, dark);
  }
}

function drawTag(surface: Surface, { x, y, radius }: { x: number; y: number; radius: number }, line: number, dark: string): void {
  surface.beginPath();
  surface.arc(x, y, radius, 0, Math.PI * 2);
  surface.fillStyle = dark;
  surface.fill();
  surface.strokeStyle = lineInk(line);
  surface.lineWidth = 1.6;
  surface.stroke();
  surface.fillStyle = lineInk(line);
  surface.font = `700 ${radius * 1.05}px "Onest", sans-serif`;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.fillText(String(line + 1), x, y + radius * 0.06);
}
