import type { RowCount } from '../math.ts';

interface Point {
  x: number;
  y: number;
}

/** Where pins and buckets are, in CSS pixels of the stage. */
export interface Board {
  rows: RowCount;
  stage: { width: number; height: number };
  /** Between two pins of a row, and between two rows. */
  gap: number;
  drop: number;
  /** The middle of the first row's pin that the ball meets. */
  top: Point;
  buckets: { y: number; width: number; height: number };
  /** Where the result is written. */
  result: Point & { size: number };
}

/** How much wider than its rows are apart the pins may stand. */
const flattest = 2.6;

/** Fits the board into the stage: as wide as it can be, and as high as there is room. */
export function layOut(width: number, height: number, rows: RowCount): Board {
  const size = clamp(height * 0.06, 16, 30);
  const bucketHeight = clamp(height * 0.09, 20, 40);
  const room = Math.max(rows, height - size * 1.6 - bucketHeight - 12);
  const drop = Math.min(room / (rows + 0.4), (width * 0.97) / (rows + 1.6));
  const gap = Math.min((width * 0.97) / (rows + 1.6), drop * flattest);
  const block = size * 1.6 + drop * (rows + 0.4) + bucketHeight;
  const from = Math.max(2, (height - block) / 2);
  const top = { x: width / 2, y: from + size * 1.6 + drop * 0.4 };
  return {
    rows,
    stage: { width, height },
    gap,
    drop,
    top,
    buckets: { y: top.y + drop * (rows - 0.35), width: gap - Math.min(4, gap * 0.12), height: bucketHeight },
    result: { x: width / 2, y: from + size * 0.8, size },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The pin at a row (from 0) and a place; each row has one pin on either side that the ball never meets. */
export function pinAt({ top, gap, drop }: Board, row: number, place: number): Point {
  return { x: top.x + (place - row / 2) * gap, y: top.y + row * drop };
}

/** Where the ball is after a number of rows (a fraction while it falls), on the path that was drawn. */
export function ballAt(board: Board, path: readonly number[], rowsPassed: number): Point {
  const row = Math.min(board.rows, Math.max(0, rowsPassed));
  const whole = Math.min(board.rows - 1, Math.floor(row));
  const share = row - whole;
  const place = path.slice(0, whole).reduce((rights, turn) => rights + turn, 0);
  const from = pinAt(board, whole, place);
  const to = pinAt(board, whole + 1, place + (path[whole] ?? 0));
  const lift = Math.min(board.gap, board.drop * 1.4) * 0.36;
  // A small leap off the pin, then a fall onto the next one.
  return { x: from.x + (to.x - from.x) * share, y: from.y - lift + (to.y - from.y) * (1.7 * share * share - 0.7 * share) };
}
