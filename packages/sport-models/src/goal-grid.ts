import type { FinalScore } from './score-rules.ts';
import type { Weighted } from './solve.ts';

/** Nobody scores more: the chance of it is below one in a hundred thousand, and a model may say so. */
const mostGoals = 12;
const side = mostGoals + 1;

/** The chances of a goal in a minute. At most one falls in each. */
export type GoalChances = (minute: number, home: number, away: number) => readonly [home: number, away: number];

/** The scores at minute `to`, from one score at `from`. */
export const scoresAt = (chances: GoalChances, from: number, to: number, start: FinalScore): Weighted<FinalScore>[] =>
  scoresFrom(chances, from, to, [[1, start]]);

/** The same from several scores, by going through every minute with every score. */
export function scoresFrom(
  chances: GoalChances,
  from: number,
  to: number,
  starts: readonly Weighted<FinalScore>[],
): Weighted<FinalScore>[] {
  let grid = new Float64Array(side * side);
  for (const [chance, { home, away }] of starts) grid[home * side + away]! += chance;
  for (let minute = from; minute < to; minute += 1) {
    const next = new Float64Array(side * side);
    for (let home = 0; home < side; home += 1) {
      for (let away = 0; away < side; away += 1) {
        const mass = grid[home * side + away]!;
        if (mass === 0) continue;
        const [forHome, forAway] = chances(minute, home, away);
        next[home * side + away]! += mass * (1 - forHome - forAway);
        if (forHome > 0) next[(home + 1) * side + away]! += mass * forHome;
        if (forAway > 0) next[home * side + away + 1]! += mass * forAway;
      }
    }
    grid = next;
  }
  return [...grid].flatMap((chance, at) => (chance > 0 ? [[chance, { home: Math.floor(at / side), away: at % side }] as const] : []));
}

/** The chances that the next goal until `to` is the home side's, that there is none, that it is the away side's. */
export function nextGoal(
  chances: GoalChances,
  from: number,
  to: number,
  { home, away }: FinalScore,
): readonly [home: number, none: number, away: number] {
  let [forHome, none, forAway] = [0, 1, 0];
  for (let minute = from; minute < to; minute += 1) {
    const [scoresHome, scoresAway] = chances(minute, home, away);
    forHome += none * scoresHome;
    forAway += none * scoresAway;
    none *= 1 - scoresHome - scoresAway;
  }
  return [forHome, none, forAway];
}

/** Rates a minute as chances, and nothing beyond the most goals. */
export const bounded =
  (rates: GoalChances): GoalChances =>
  (minute, home, away) => {
    const [forHome, forAway] = rates(minute, home, away);
    return [home < mostGoals ? forHome : 0, away < mostGoals ? forAway : 0];
  };

/**
 * The same goals, but each final score as much likelier as `weight` says (Doob's transform): each goal's chance is multiplied by what the
 * weight is expected to be after it, over what it is now. So low scores can be corrected and chances stay martingales.
 */
export function weighted(chances: GoalChances, minutes: number, weight: (score: FinalScore) => number): GoalChances {
  const expected: Float64Array[] = [];
  expected[minutes] = Float64Array.from({ length: side * side }, (_, at) => weight({ home: Math.floor(at / side), away: at % side }));
  for (let minute = minutes - 1; minute >= 0; minute -= 1) {
    const later = expected[minute + 1]!;
    expected[minute] = Float64Array.from({ length: side * side }, (_, at) => {
      const [forHome, forAway] = chances(minute, Math.floor(at / side), at % side);
      return later[at]! * (1 - forHome - forAway) + (forHome && later[at + side]! * forHome) + (forAway && later[at + 1]! * forAway);
    });
  }
  return (minute, home, away) => {
    const at = home * side + away;
    const [forHome, forAway] = chances(minute, home, away);
    const [now, later] = [expected[minute]![at]!, expected[minute + 1]!];
    return [forHome && (forHome * later[at + side]!) / now, forAway && (forAway * later[at + 1]!) / now];
  };
}
