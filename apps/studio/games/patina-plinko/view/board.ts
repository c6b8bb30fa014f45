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

/** Fits the board into the stage: as wide as it can be, rows no further apart than pins. */
export function layOut(width: number, height: number, rows: RowCount): Board {
  const size = Math.min(30, Math.max(18, height * 0.06));
  const bucketHeight = Math.min(46, Math.max(26, height * 0.1));
  const room = height - size * 2 - bucketHeight - 16;
  const gap = Math.min((width * 0.97) / (rows + 1.6), (room / rows) * 1.25);
  const drop = Math.min(room / (rows + 0.4), gap);
  const block = size * 2 + drop * (rows + 0.4) + bucketHeight;
  const from = Math.max(4, (height - block) / 2);
  const top = { x: width / 2, y: from + size * 2 + drop * 0.4 };
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
  const lift = board.gap * 0.36;
  // A small leap off the pin, then a fall onto the next one.
  return { x: from.x + (to.x - from.x) * share, y: from.y - lift + (to.y - from.y) * (1.7 * share * share - 0.7 * share) };
}
