import { lost, won } from '@verdigale/betting';
import { bounded, nextGoal, scoresAt, scoresFrom, weighted, type GoalChances } from './goal-grid.ts';
import type { Game, Market, Outcome, Part, Together } from './game.ts';
import { handicaps, linesBetween, threeWay, totals, type FinalScore } from './score-rules.ts';
import { solve, wonIf, type MarketRule } from './solve.ts';
import { areAllWon, endsOf, together } from './together.ts';

export interface FootballState extends FinalScore {
  /** Minutes that are over, stoppage time among them. */
  minute: number;
  half: FinalScore | null;
  /** Who scored, in order. */
  scorers: readonly ('home' | 'away')[];
}

/** Goals that each side is expected to score, before the low scores are corrected. */
export interface FootballStrength {
  home: number;
  away: number;
}

const halfMinutes = 46;
const fullMinutes = 94;
/** How much likelier 0–0 and 1–1 are than independent goals would have them (Dixon and Coles 1997). */
const dependence = -0.08;

const scores = ['0:0', '1:0', '0:1', '1:1', '2:0', '0:2', '2:1', '1:2', '2:2', '3:0', '0:3', '3:1', '1:3', '3:2', '2:3', '3:3'];
const fullRules: readonly MarketRule<FinalScore>[] = [
  threeWay(),
  {
    id: 'double_chance',
    outcomes: {
      home_draw: ({ home, away }) => wonIf(home >= away),
      home_away: ({ home, away }) => wonIf(home !== away),
      draw_away: ({ home, away }) => wonIf(home <= away),
    },
  },
  ...totals(linesBetween(0.5, 5.5, 0.25)),
  ...handicaps(linesBetween(-2.5, 2.5, 0.25)),
  {
    id: 'both_score',
    outcomes: { yes: ({ home, away }) => wonIf(home > 0 && away > 0), no: ({ home, away }) => wonIf(home === 0 || away === 0) },
  },
  {
    id: 'odd_even',
    outcomes: { odd: ({ home, away }) => wonIf((home + away) % 2 === 1), even: ({ home, away }) => wonIf((home + away) % 2 === 0) },
  },
  {
    id: 'correct_score',
    outcomes: {
      ...Object.fromEntries(scores.map((score) => [score, (final: FinalScore) => wonIf(scoreText(final) === score)])),
      other: (final) => wonIf(!scores.includes(scoreText(final))),
    },
  },
];
const halfRules = [threeWay('half_1x2', 'half=1'), ...totals(['0.5', '1.5', '2.5'], 'half_total', 'half=1|')];

/** Football by goal rates that follow strength, minute and score (Dixon and Robinson 1998), solved on the grid of scores. */
export function football(strength: FootballStrength): Game<FootballState> {
  const base = bounded(ratesOf(strength));
  const chances = weighted(base, fullMinutes, lowScores(strength));

  return {
    start: { minute: 0, home: 0, away: 0, half: null, scorers: [] },
    next(state) {
      const { minute, home, away } = state;
      if (minute === fullMinutes) return [];
      const [forHome, forAway] = chances(minute, home, away);
      const after = (change: Partial<FootballState>): FootballState => {
        const next = { ...state, ...change, minute: minute + 1 };
        return next.minute === halfMinutes ? { ...next, half: { home: next.home, away: next.away } } : next;
      };
      return [
        { chance: 1 - forHome - forAway, state: after({}) },
        { chance: forHome, state: after({ home: home + 1, scorers: [...state.scorers, 'home'] }) },
        { chance: forAway, state: after({ away: away + 1, scorers: [...state.scorers, 'away'] }) },
      ];
    },
    markets(state) {
      const half = state.half ? [[1, state.half] as const] : scoresAt(chances, state.minute, halfMinutes, state);
      return [
        ...solve(scoresAt(chances, state.minute, fullMinutes, state), fullRules),
        ...solve(half, halfRules),
        ...nextGoals(chances, state),
      ];
    },
    score: (state) => ({
      home: state.home,
      away: state.away,
      clock: clockOf(state.minute),
      parts: state.half ? [[state.half.home, state.half.away]] : [],
    }),
    together: (state, parts) => untilFullTime(chances, state, parts),
    seconds: () => 60,
  };
}

const scoreText = ({ home, away }: FinalScore) => `${home}:${away}`;

/** More goals late than early; who is behind attacks. */
const ratesOf =
  ({ home, away }: FootballStrength): GoalChances =>
  (minute, goalsHome, goalsAway) => {
    const share = (0.85 + (0.3 * minute) / fullMinutes) / fullMinutes;
    const push = (lead: number) => (lead < 0 ? 1.12 : lead > 0 ? 0.95 : 1);
    return [home * share * push(goalsHome - goalsAway), away * share * push(goalsAway - goalsHome)];
  };

const lowScores =
  ({ home, away }: FootballStrength) =>
  (score: FinalScore): number => {
    if (score.home > 1 || score.away > 1) return 1;
    if (score.home === 1) return score.away === 1 ? 1 - dependence : 1 + away * dependence;
    return score.away === 1 ? 1 + home * dependence : 1 - home * away * dependence;
  };

/** Half time and full time together: only those scores at half time play on that win there. */
function untilFullTime(chances: GoalChances, state: FootballState, parts: readonly Part[]): Together | null {
  const [ofHalf, ofFull] = [true, false].map((isHalf) => parts.filter((part) => isOfHalf(part) === isHalf)) as [Part[], Part[]];
  const wonAtHalf = endsOf(halfRules, ofHalf);
  const atHalf = state.half ? ([[1, state.half]] as const) : scoresAt(chances, state.minute, halfMinutes, state);
  const won = atHalf.filter(([, score]) => wonAtHalf && areAllWon(wonAtHalf(score)));
  const from = Math.max(state.minute, halfMinutes);
  const starts = state.half && won.length > 0 ? ([[1, state]] as const) : won;
  const all = together(scoresAt(chances, state.minute, fullMinutes, state), fullRules, ofFull);
  const onlyWon = together(scoresFrom(chances, from, fullMinutes, starts), fullRules, ofFull);
  // No line of half time can be void.
  return wonAtHalf && all && onlyWon && { won: onlyWon.won, voided: all.voided };
}

const isOfHalf = ({ market }: Part) => halfRules.some(({ id }) => id === market);

/** The market of every goal until now, decided, and of the next one. */
function nextGoals(chances: GoalChances, state: FootballState): Market[] {
  const named = ['home', 'none', 'away'] as const;
  const [forHome, none, forAway] = nextGoal(chances, state.minute, fullMinutes, state);
  const open = { home: forHome, none, away: forAway };
  const market = (number: number, outcomes: Outcome[]): Market => ({ id: 'next_goal', specifiers: `goal=${number}`, outcomes });
  const past = state.scorers.map((scorer, at) =>
    market(
      at + 1,
      named.map((id) => certain(id, id === scorer)),
    ),
  );
  const next = named.map((id) => (none === 1 ? certain(id, id === 'none') : undecided(id, open[id])));
  return [...past, market(state.scorers.length + 1, next)];
}

const undecided = (id: string, chance: number): Outcome => ({
  id,
  chances: { won: chance, halfWon: 0, voided: 0, halfLost: 0, lost: 1 - chance },
  result: null,
});
const certain = (id: string, isWon: boolean): Outcome => ({ ...undecided(id, isWon ? 1 : 0), result: isWon ? won : lost });

function clockOf(minute: number): string {
  if (minute === fullMinutes) return 'Full time';
  if (minute === halfMinutes) return 'Half time';
  const shown = minute < halfMinutes ? minute + 1 : minute;
  const end = minute < halfMinutes ? 45 : 90;
  return shown > end ? `${end}+${shown - end}'` : `${shown}'`;
}
