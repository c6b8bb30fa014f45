import type { Game, Market } from './game.ts';
import { endsFrom, plus, twoAhead, type Pair, type Side } from './race-to.ts';
import { totals, type FinalScore } from './score-rules.ts';
import { solve, wonIf, type MarketRule, type Weighted } from './solve.ts';

export interface EsportState {
  /** Rounds of the maps that are over. */
  maps: readonly Pair[];
  rounds: Pair;
  /** Who won the round before, and so has the better equipment; nobody in the first round of a half. */
  last: Side | null;
}

/** The home side's chance of a round on neutral ground, for each map. */
export interface EsportStrength {
  rounds: readonly [number, number, number];
}

const mapsToWin = 2;
const roundsToWin = 13;
const halfRounds = 12;
const defending = 0.03;
const equipped = 0.06;

const mapScores = ['2:0', '2:1', '1:2', '0:2'];
const matchRules: readonly MarketRule<Pair>[] = [
  { id: 'winner', outcomes: { home: ([home]) => wonIf(home === mapsToWin), away: ([, away]) => wonIf(away === mapsToWin) } },
  { id: 'map_score', outcomes: Object.fromEntries(mapScores.map((score) => [score, (maps: Pair) => wonIf(maps.join(':') === score)])) },
  {
    id: 'total_maps',
    specifiers: 'total=2.5',
    outcomes: { over: ([home, away]) => wonIf(home + away > 2), under: ([home, away]) => wonIf(home + away < 3) },
  },
];
const mapRules = (number: number): readonly MarketRule<FinalScore>[] => [
  {
    id: 'map_winner',
    specifiers: `map=${number}`,
    outcomes: { home: ({ home, away }) => wonIf(home > away), away: ({ home, away }) => wonIf(away > home) },
  },
  ...totals(['18.5', '19.5', '20.5', '21.5', '22.5', '23.5', '24.5'], 'map_rounds', `map=${number}|`),
];

/**
 * A shooter of rounds, best of three maps: the first to thirteen rounds, twelve to a half with the sides changed, and from twelve all the
 * first who is two ahead, on neutral ground. Whoever won the last round is better equipped.
 */
export function esport({ rounds: strengths }: EsportStrength): Game<EsportState> {
  const fresh = strengths.map((strength) => mapEnds(strength, [0, 0], null));
  const strengthOf = (state: EsportState): number => strengths[state.maps.length]!;

  function matchEnds(state: EsportState, currentMap: readonly Weighted<FinalScore>[]): Weighted<Pair>[] {
    return endsFrom(
      { wins: winsOf(state.maps), isFirst: true },
      ({ wins, isFirst }) => {
        if (Math.max(...wins) === mapsToWin) return null;
        const home = chanceOfHome(isFirst ? currentMap : fresh[wins[0] + wins[1]]!);
        return [
          [home, { wins: plus(wins, 0), isFirst: false }],
          [1 - home, { wins: plus(wins, 1), isFirst: false }],
        ];
      },
      ({ wins }) => wins,
      (wins) => wins.join(),
    );
  }

  return {
    start: { maps: [], rounds: [0, 0], last: null },
    next(state) {
      if (isOver(state)) return [];
      const home = roundChance(strengthOf(state), state.rounds, state.last);
      return [
        { chance: home, state: afterRound(state, 0) },
        { chance: 1 - home, state: afterRound(state, 1) },
      ];
    },
    markets(state) {
      const currentMap = isOver(state) ? [] : mapEnds(strengthOf(state), state.rounds, state.last);
      const past = state.maps.flatMap(([home, away], at) => solve([[1, { home, away }]], mapRules(at + 1)));
      const current: Market[] = isOver(state) ? [] : solve(currentMap, mapRules(state.maps.length + 1));
      return [...solve(matchEnds(state, currentMap), matchRules), ...past, ...current];
    },
    score(state) {
      const [home, away] = winsOf(state.maps);
      const clock = isOver(state) ? 'Final' : `Map ${state.maps.length + 1}, round ${state.rounds[0] + state.rounds[1] + 1}`;
      return { home, away, clock, parts: isOver(state) ? state.maps : [...state.maps, state.rounds] };
    },
    seconds: () => 100,
  };
}

const winsOf = (maps: readonly Pair[]): Pair => [
  maps.filter(([home, away]) => home > away).length,
  maps.filter(([home, away]) => away > home).length,
];
const isOver = ({ maps }: EsportState): boolean => Math.max(...winsOf(maps)) === mapsToWin;
const isMapOver = ([home, away]: Pair): boolean => Math.max(home, away) >= roundsToWin && Math.abs(home - away) >= 2;
const chanceOfHome = (ends: readonly Weighted<FinalScore>[]): number =>
  ends.reduce((sum, [chance, { home, away }]) => (home > away ? sum + chance : sum), 0);

function afterRound(state: EsportState, side: Side): EsportState {
  const rounds = plus(state.rounds, side);
  if (isMapOver(rounds)) return { maps: [...state.maps, rounds], rounds: [0, 0], last: null };
  const startsHalf = rounds[0] + rounds[1] === halfRounds;
  return { ...state, rounds, last: startsHalf ? null : side };
}

/** The home side defends first. Overtime is even in everything but strength. */
function roundChance(strength: number, [home, away]: Pair, last: Side | null): number {
  const played = home + away;
  if (played >= 2 * halfRounds) return strength;
  const ground = played < halfRounds ? defending : -defending;
  const money = last === null ? 0 : last === 0 ? equipped : -equipped;
  return strength + ground + money;
}

/** How a map can end. Overtime is known by its winner alone: 14–12 stands for every score of it. */
function mapEnds(strength: number, rounds: Pair, last: Side | null): Weighted<FinalScore>[] {
  const ends: Weighted<FinalScore>[] = [];
  let level = new Map<string, [number, Pair, Side | null]>([['', [1, rounds, last]]]);
  while (level.size > 0) {
    const next = new Map<string, [number, Pair, Side | null]>();
    for (const [chance, at, before] of level.values()) {
      if (at[0] + at[1] >= 2 * halfRounds) {
        const home = overtimeChance(strength, at[0] - at[1]);
        ends.push([chance * home, { home: 14, away: 12 }], [chance * (1 - home), { home: 12, away: 14 }]);
        continue;
      }
      const p = roundChance(strength, at, before);
      for (const [side, part] of [
        [0, p],
        [1, 1 - p],
      ] as const) {
        const to = plus(at, side);
        if (isMapOver(to)) {
          ends.push([chance * part, { home: to[0], away: to[1] }]);
          continue;
        }
        const after = to[0] + to[1] === halfRounds ? null : side;
        const key = `${to.join()} ${after}`;
        const known = next.get(key);
        if (known) known[0] += chance * part;
        else next.set(key, [chance * part, to, after]);
      }
    }
    level = next;
  }
  return ends;
}

function overtimeChance(p: number, lead: number): number {
  const level = twoAhead(p * p, (1 - p) * (1 - p));
  if (lead === 0) return level;
  return lead > 0 ? p + (1 - p) * level : p * level;
}
