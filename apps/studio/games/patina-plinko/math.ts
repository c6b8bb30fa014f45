import { uniformInt, type RandomSource } from '../../engine/random.ts';

/** A stake is this many units: pays are whole hundredths of it. */
export const unitsPerStake = 100;

export const rowCounts = [8, 12, 16] as const;
export const risks = ['low', 'medium', 'high'] as const;
export type RowCount = (typeof rowCounts)[number];
export type Risk = (typeof risks)[number];
export interface PlinkoChoice {
  rows: RowCount;
  risk: Risk;
}
/** A turn of the ball at each row, 0 to the left and 1 to the right; the bucket is the number of right turns. */
export interface PlinkoOutcome {
  path: number[];
  bucket: number;
  pay: number;
  isOver: true;
}

/** Hundredths of the stake by bucket, from the edge to the middle; the other half mirrors it. */
const halves: Record<RowCount, Record<Risk, readonly number[]>> = {
  8: {
    low: [500, 210, 120, 95, 50],
    medium: [1200, 310, 130, 70, 40],
    high: [2400, 460, 150, 30, 20],
  },
  12: {
    low: [900, 300, 180, 140, 115, 95, 50],
    medium: [3000, 1000, 420, 200, 110, 60, 30],
    high: [15_000, 2500, 850, 200, 70, 20, 15],
  },
  16: {
    low: [1500, 900, 220, 150, 145, 120, 110, 100, 45],
    medium: [9000, 4000, 1000, 500, 300, 150, 100, 50, 30],
    high: [100_000, 12_500, 2600, 900, 400, 200, 20, 20, 20],
  },
};

/** What each bucket pays from left to right, in hundredths of the stake. */
export function paysOf({ rows, risk }: PlinkoChoice): number[] {
  const half = halves[rows][risk];
  return Array.from({ length: rows + 1 }, (_, bucket) => half[Math.min(bucket, rows - bucket)] as number);
}

/** The choice that was sent, or undefined when the game does not offer it. */
export function readPlinkoChoice(value: unknown): PlinkoChoice | undefined {
  const { rows, risk, ...rest } = Object(value) as Record<string, unknown>;
  const knownRows = rowCounts.find((count) => count === rows);
  const knownRisk = risks.find((name) => name === risk);
  return knownRows && knownRisk && Object.keys(rest).length === 0 ? { rows: knownRows, risk: knownRisk } : undefined;
}

export function dropBall(source: RandomSource, choice: PlinkoChoice): PlinkoOutcome {
  const path = Array.from({ length: choice.rows }, () => uniformInt(source, 2));
  const bucket = path.reduce((rights, turn) => rights + turn, 0);
  return { path, bucket, pay: paysOf(choice)[bucket] as number, isOver: true };
}
