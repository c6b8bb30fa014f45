import { bounded, scoresAt, type GoalChances } from './goal-grid.ts';
import type { Game } from './game.ts';
import { handicaps, linesBetween, threeWay, totals, winner, type FinalScore } from './score-rules.ts';
import { solve, type MarketRule, type Weighted } from './solve.ts';
import { together } from './together.ts';

export interface HockeyState extends FinalScore {
  minute: number;
  /** The score after sixty minutes. */
  regulation: FinalScore | null;
}

export interface HockeyStrength {
  home: number;
  away: number;
}

const regulationMinutes = 60;
const overtimeMinutes = 65;
/** With the goalkeeper off the ice: the last minutes of a side that is one or two behind. */
const emptyNetFrom = 58;

/** After sixty minutes, and at the end. */
interface Ends {
  regulation: FinalScore;
  final: FinalScore;
}

const regulationRules = [threeWay()];
const finalRules = [winner, ...totals(linesBetween(3.5, 8.5, 1)), ...handicaps(linesBetween(-2.5, 2.5, 1))];

const on =
  (name: keyof Ends) =>
  ({ outcomes, ...rule }: MarketRule<FinalScore>): MarketRule<Ends> => ({
    ...rule,
    outcomes: Object.fromEntries(Object.entries(outcomes).map(([outcome, endOf]) => [outcome, (ends) => endOf(ends[name])])),
  });
const rules = [...regulationRules.map(on('regulation')), ...finalRules.map(on('final'))];

/** Ice hockey: goal rates, an empty net at the end, five minutes of sudden death, and shots that decide it. */
export function iceHockey(strength: HockeyStrength): Game<HockeyState> {
  const chances = bounded(ratesOf(strength));
  const share = strength.home / (strength.home + strength.away);
  const suddenDeath = 0.09;
  /** Shots are nearer to even than play is. */
  const shootOut = 0.5 + (share - 0.5) / 2;
  const winsOvertime = (minute: number): number => {
    const none = (1 - suddenDeath) ** (overtimeMinutes - minute);
    return (1 - none) * share + none * shootOut;
  };
  const ends = (state: HockeyState): Weighted<Ends>[] => {
    const { minute, home, away } = state;
    if (state.regulation && home !== away) return [[1, { regulation: state.regulation, final: state }]];
    const scores = state.regulation ? ([[1, state.regulation]] as const) : scoresAt(chances, minute, regulationMinutes, state);
    const wins = winsOvertime(Math.max(minute, regulationMinutes));
    return scores.flatMap(([chance, regulation]): Weighted<Ends>[] =>
      regulation.home === regulation.away
        ? [
            [chance * wins, { regulation, final: { ...regulation, home: regulation.home + 1 } }],
            [chance * (1 - wins), { regulation, final: { ...regulation, away: regulation.away + 1 } }],
          ]
        : [[chance, { regulation, final: regulation }]],
    );
  };

  return {
    start: { minute: 0, home: 0, away: 0, regulation: null },
    next(state) {
      const { minute, home, away, regulation } = state;
      if (regulation && home !== away) return [];
      const goal = (side: 'home' | 'away' | null): HockeyState => {
        const next = { ...state, minute: Math.min(minute + 1, overtimeMinutes) };
        if (side) next[side] += 1;
        return next.minute === regulationMinutes ? { ...next, regulation: { home: next.home, away: next.away } } : next;
      };
      if (minute === overtimeMinutes) return branches(shootOut, 1 - shootOut, goal);
      if (regulation) return branches(suddenDeath * share, suddenDeath * (1 - share), goal);
      return branches(...chances(minute, home, away), goal);
    },
    markets: (state) => solve(ends(state), rules),
    together: (state, parts) => together(ends(state), rules, parts),
    score: ({ home, away, minute, regulation }) => ({
      home,
      away,
      clock: clockOf(minute, regulation !== null && home !== away),
      parts: [],
    }),
    seconds: () => 60,
  };
}

function branches(forHome: number, forAway: number, goal: (side: 'home' | 'away' | null) => HockeyState) {
  const none = 1 - forHome - forAway;
  const scored = [
    { chance: forHome, state: goal('home') },
    { chance: forAway, state: goal('away') },
  ];
  return none > 1e-12 ? [{ chance: none, state: goal(null) }, ...scored] : scored;
}

const ratesOf =
  ({ home, away }: HockeyStrength): GoalChances =>
  (minute, goalsHome, goalsAway) => {
    const factor = (lead: number) => {
      if (minute < emptyNetFrom || lead === 0 || Math.abs(lead) > 2) return 1;
      return lead > 0 ? 4 : 1.4;
    };
    return [(home / regulationMinutes) * factor(goalsHome - goalsAway), (away / regulationMinutes) * factor(goalsAway - goalsHome)];
  };

function clockOf(minute: number, isOver: boolean): string {
  if (isOver) return 'Final';
  if (minute >= overtimeMinutes) return 'Shots';
  if (minute >= regulationMinutes) return `Overtime ${minute - regulationMinutes}'`;
  return `Period ${Math.floor(minute / 20) + 1}, ${minute % 20}'`;
}
