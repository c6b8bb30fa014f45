import type { Game, Market } from './game.ts';
import { endsFrom, otherSide, plus, type Pair, type Side } from './race-to.ts';
import { handicaps, linesBetween, totals, type FinalScore } from './score-rules.ts';
import { solve, wonIf, type MarketRule, type Weighted } from './solve.ts';
import { together } from './together.ts';
import { gameChance, isSetOver, setEnds, tieBreakChance, tieBreakServer, type Serve } from './tennis-odds.ts';

export interface TennisState {
  /** Games of the sets that are over. */
  sets: readonly Pair[];
  games: Pair;
  points: Pair;
  /** Who serves this game; of a tie-break, who began. */
  server: Side;
}

interface Final extends FinalScore {
  sets: Pair;
}

const setsToWin = 2;
const setScores = ['2:0', '2:1', '1:2', '0:2'];
const rules: readonly MarketRule<Final>[] = [
  { id: 'winner', outcomes: { home: ({ sets }) => wonIf(sets[0] > sets[1]), away: ({ sets }) => wonIf(sets[1] > sets[0]) } },
  {
    id: 'set_score',
    outcomes: Object.fromEntries(setScores.map((score) => [score, ({ sets }: Final) => wonIf(sets.join(':') === score)])),
  },
  ...totals(linesBetween(17.5, 29.5, 1), 'total_games'),
  ...handicaps(linesBetween(-6.5, 6.5, 1)),
];
const setRule = (number: number): MarketRule<Pair> => ({
  id: 'set_winner',
  specifiers: `set=${number}`,
  outcomes: { home: ([home, away]) => wonIf(home > away), away: ([home, away]) => wonIf(away > home) },
});

/** Tennis, best of three with tie-breaks, from the chance of each side on its own serve (Barnett and Clarke 2005): exact from any score. */
export function tennis(serve: Serve): Game<TennisState> {
  const fresh = ([0, 1] as const).map((server) =>
    setEnds(serve, { games: [0, 0], server }, server === 0 ? gameChance(serve[0], 0, 0) : 1 - gameChance(serve[1], 0, 0)),
  );
  const winsGame = ({ games, points, server }: TennisState): number => {
    if (isTieBreak(games)) return tieBreakChance(serve, points, server);
    return server === 0 ? gameChance(serve[0], points[0], points[1]) : 1 - gameChance(serve[1], points[1], points[0]);
  };

  function finals(state: TennisState, currentSet: readonly Weighted<{ games: Pair; server: Side }>[]): Weighted<Final>[] {
    const done = summary(state.sets);
    return endsFrom(
      { ...done, server: state.server, isFirst: true },
      ({ sets, home, away, server, isFirst }) =>
        Math.max(...sets) === setsToWin
          ? null
          : (isFirst ? currentSet : fresh[server]!).map(([chance, { games, server: next }]) => [
              chance,
              { sets: plus(sets, games[0] > games[1] ? 0 : 1), home: home + games[0], away: away + games[1], server: next, isFirst: false },
            ]),
      ({ sets, home, away }): Final => ({ sets, home, away }),
      ({ sets, home, away }) => `${sets.join(':')} ${home}:${away}`,
    );
  }

  return {
    start: { sets: [], games: [0, 0], points: [0, 0], server: 0 },
    next(state) {
      if (isOver(state)) return [];
      const { games, points, server } = state;
      const serving = isTieBreak(games) ? tieBreakServer(points, server) : server;
      const home = serving === 0 ? serve[0] : 1 - serve[1];
      return [
        { chance: home, state: afterPoint(state, 0) },
        { chance: 1 - home, state: afterPoint(state, 1) },
      ];
    },
    markets(state) {
      const currentSet = isOver(state) ? [] : setEnds(serve, state, winsGame(state));
      const past = state.sets.flatMap((games, at) => solve([[1, games]], [setRule(at + 1)]));
      const current: Market[] = isOver(state)
        ? []
        : solve(
            currentSet.map(([chance, { games }]) => [chance, games] as const),
            [setRule(state.sets.length + 1)],
          );
      return [...solve(finals(state, currentSet), rules), ...past, ...current];
    },
    score(state) {
      const { sets } = summary(state.sets);
      return { home: sets[0], away: sets[1], clock: clockOf(state), parts: isOver(state) ? state.sets : [...state.sets, state.games] };
    },
    together: (state, parts) => together(finals(state, isOver(state) ? [] : setEnds(serve, state, winsGame(state))), rules, parts),
    seconds: () => 35,
  };
}

const isTieBreak = ([home, away]: Pair): boolean => home === 6 && away === 6;
const isOver = ({ sets }: TennisState): boolean => Math.max(...summary(sets).sets) === setsToWin;

function summary(played: readonly Pair[]): { sets: Pair; home: number; away: number } {
  const wins = (side: Side) => played.filter((games) => games[side] > games[otherSide(side)]).length;
  return {
    sets: [wins(0), wins(1)],
    home: played.reduce((sum, [games]) => sum + games, 0),
    away: played.reduce((sum, [, games]) => sum + games, 0),
  };
}

function afterPoint(state: TennisState, side: Side): TennisState {
  const points = plus(state.points, side);
  const toWin = isTieBreak(state.games) ? 7 : 4;
  if (points[side] < toWin || points[side] - points[otherSide(side)] < 2) return { ...state, points };
  const games = plus(state.games, side);
  const next = { ...state, points: [0, 0] as const, server: otherSide(state.server) };
  return isSetOver(games) ? { ...next, games: [0, 0], sets: [...state.sets, games] } : { ...next, games };
}

const pointNames = ['0', '15', '30', '40'];

function clockOf(state: TennisState): string {
  if (isOver(state)) return 'Final';
  const [home, away] = state.points;
  if (isTieBreak(state.games)) return `Tie-break ${home}–${away}`;
  if (home >= 3 && away >= 3) return home === away ? 'Deuce' : 'Advantage';
  return `${pointNames[home]}–${pointNames[away]}`;
}
