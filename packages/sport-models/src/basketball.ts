import type { Branch, Game } from './game.ts';
import { handicaps, linesBetween, totals, winner, type FinalScore } from './score-rules.ts';
import { solve, type Weighted } from './solve.ts';

export interface BasketballState extends FinalScore {
  /** Possessions that are over, both sides' together; they take turns, the home side first. */
  possessions: number;
}

/** Points that each side is expected to score in a possession, about 1.1. */
export interface BasketballStrength {
  home: number;
  away: number;
}

const regulation = 192;
const overtime = 20;
const overtimes = 4;
const last = regulation + overtimes * overtime;
const secondsEach = 15;

/** How the points of a possession that scores are spread over one, two and three. */
const spread = [0.12, 0.62, 0.26] as const;
const meanOfScoring = spread[0] + 2 * spread[1] + 3 * spread[2];

/** Basketball as possessions worth nothing to three points, solved by convolution. After four level overtimes the next point decides. */
export function basketball(strength: BasketballStrength): Game<BasketballState> {
  const home = pointsAfter(possession(strength.home));
  const away = pointsAfter(possession(strength.away));
  const overtimeEnds = playPeriod({ home: 0, away: 0 }, home(overtime / 2), away(overtime / 2));

  function endsOf(state: BasketballState): Ends {
    const end = periodEnd(state.possessions);
    const left = end - state.possessions;
    let ends = playPeriod(state, home(Math.floor(left / 2)), away(Math.ceil(left / 2)));
    for (let at = end; at < last; at += overtime) ends = playOvertime(ends, overtimeEnds);
    for (const [points, mass] of ends.level.entries()) {
      for (const margin of [1, -1]) ends.margins[middle + margin]! += mass / 2;
      ends.totals[2 * points + 1]! += mass;
    }
    return ends;
  }

  return {
    start: { possessions: 0, home: 0, away: 0 },
    next(state) {
      if (isOver(state)) return [];
      const { possessions } = state;
      const add = (side: 'home' | 'away', points: number): BasketballState => ({
        ...state,
        possessions: possessions + 1,
        [side]: state[side] + points,
      });
      if (possessions === last) return [0.5, 0.5].map((chance, at) => ({ chance, state: add(at === 0 ? 'home' : 'away', 1) }));
      const side = possessions % 2 === 0 ? 'home' : 'away';
      return possession(strength[side]).map((chance, points): Branch<BasketballState> => ({ chance, state: add(side, points) }));
    },
    markets(state) {
      if (isOver(state)) return [...solve([[1, state]], marginRules), ...solve([[1, state]], totalRules)];
      const ends = endsOf(state);
      const margins = [...ends.margins].map((chance, at): Weighted<FinalScore> => [
        chance,
        { home: Math.max(at - middle, 0), away: Math.max(middle - at, 0) },
      ]);
      const sums = [...ends.totals].map((chance, total): Weighted<FinalScore> => [chance, { home: total, away: 0 }]);
      return [...solve(margins, marginRules), ...solve(sums, totalRules)];
    },
    score: (state) => ({ home: state.home, away: state.away, clock: clockOf(state), parts: [] }),
    seconds: () => secondsEach,
  };
}

/** Nobody scores so much in a match. */
const middle = 450;

/** Chances by the lead of the home side (from `middle` on), by all points of the match, and, where it is level, by the points of each. */
interface Ends {
  margins: Float64Array;
  totals: Float64Array;
  level: Float64Array;
}

const noEnds = (): Ends => ({
  margins: new Float64Array(2 * middle),
  totals: new Float64Array(2 * middle),
  level: new Float64Array(middle),
});

function playPeriod({ home, away }: FinalScore, forHome: Float64Array, forAway: Float64Array): Ends {
  const ends = noEnds();
  for (const [x, chanceHome] of forHome.entries()) {
    for (const [y, chanceAway] of forAway.entries()) {
      const mass = chanceHome * chanceAway;
      const margin = home + x - away - y;
      if (margin === 0) ends.level[home + x]! += mass;
      else {
        ends.margins[middle + margin]! += mass;
        ends.totals[home + x + away + y]! += mass;
      }
    }
  }
  return ends;
}

/** What is level plays on from where it stands. */
function playOvertime({ margins, totals, level }: Ends, period: Ends): Ends {
  const ends: Ends = { ...noEnds(), margins: margins.slice(), totals: totals.slice() };
  const undecided = level.reduce((sum, mass) => sum + mass, 0);
  for (const [margin, chance] of period.margins.entries()) ends.margins[margin]! += undecided * chance;
  for (const [points, mass] of level.entries()) {
    if (mass === 0) continue;
    for (let more = 0; more <= 3 * overtime; more += 1) {
      ends.totals[2 * points + more]! += mass * period.totals[more]!;
      ends.level[points + more]! += mass * period.level[more]!;
    }
  }
  return ends;
}

const marginRules = [winner, ...handicaps(linesBetween(-14.5, 14.5, 1))];
const totalRules = totals(linesBetween(170.5, 260.5, 3));

const periodEnd = (possessions: number): number =>
  possessions < regulation ? regulation : regulation + overtime * Math.ceil((possessions - regulation) / overtime);

const isOver = ({ possessions, home, away }: BasketballState): boolean =>
  (possessions >= regulation && home !== away && (possessions - regulation) % overtime === 0) || possessions > last;

/** The chances of no point, one, two and three. */
function possession(expected: number): number[] {
  const scores = expected / meanOfScoring;
  return [1 - scores, ...spread.map((part) => scores * part)];
}

/** The distribution of points after so many possessions; each is made once. */
function pointsAfter(one: readonly number[]): (possessions: number) => Float64Array {
  const known = [Float64Array.of(1)];
  return (possessions) => {
    for (let count = known.length; count <= possessions; count += 1) {
      const before = known[count - 1]!;
      const after = new Float64Array(before.length + 3);
      for (const [points, chance] of before.entries()) for (const [more, part] of one.entries()) after[points + more]! += chance * part;
      known.push(after);
    }
    return known[possessions]!;
  };
}

function clockOf(state: BasketballState): string {
  const { possessions } = state;
  if (isOver(state)) return 'Final';
  if (possessions >= regulation) return `Overtime ${Math.min(overtimes, Math.floor((possessions - regulation) / overtime) + 1)}`;
  const quarter = Math.floor((possessions * 4) / regulation);
  const seconds = secondsEach * (((quarter + 1) * regulation) / 4 - possessions);
  return `Quarter ${quarter + 1}, ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
