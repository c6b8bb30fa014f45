import { deadHeatFactor, lost, voided, won, type LegResult } from '@verdigale/betting';
import type { Branch, Game, Market, Outcome } from './game.ts';

/** Runners by their number in the list. */
export interface RaceState {
  /** Who has passed the post, in order. */
  order: readonly number[];
  /** The photographs: whether first and second are level, and third and fourth. Null until they are seen. */
  level: readonly [first: boolean, third: boolean] | null;
}

export interface Field {
  /** The weight of each runner; null for one that was withdrawn. */
  weights: readonly (number | null)[];
}

const places = 3;
/** At a fifth of the odds some favourites would be worth more than their stake. */
const eachWay = { places, fraction: '1/6' };
const photographs = 4;
/** How often two neighbours cannot be told apart. */
const levelChance = 0.02;

/** Plackett and Luce: whoever passes the post next is drawn by weight among those who are left. Photographs may find two level. */
export function race({ weights }: Field): Game<RaceState> {
  const runners = weights.flatMap((weight, runner) => (weight === null ? [] : [{ runner, weight }]));
  if (runners.length <= photographs) throw new RangeError('a race needs five runners');

  const draws = (order: readonly number[]): [chance: number, runner: number][] => {
    const left = runners.filter(({ runner }) => !order.includes(runner));
    const total = left.reduce((sum, { weight }) => sum + weight, 0);
    return left.map(({ runner, weight }) => [weight / total, runner]);
  };
  /** The chance of each runner to be in each of the first four positions. */
  function positions(order: readonly number[]): number[][] {
    const chances = weights.map(() => Array.from({ length: photographs }, () => 0));
    for (const [position, runner] of order.entries()) chances[runner]![position] = 1;
    const walk = (chance: number, passed: readonly number[]): void => {
      if (passed.length === photographs) return;
      for (const [part, runner] of draws(passed)) {
        chances[runner]![passed.length]! += chance * part;
        walk(chance * part, [...passed, runner]);
      }
    };
    walk(1, order);
    return chances;
  }

  return {
    start: { order: [], level: null },
    next({ order, level }) {
      if (level) return [];
      if (order.length < photographs)
        return draws(order).map(([chance, runner]): Branch<RaceState> => ({ chance, state: { order: [...order, runner], level } }));
      return [false, true].flatMap((first) =>
        [false, true].map((third): Branch<RaceState> => ({
          chance: chanceOf(first) * chanceOf(third),
          state: { order, level: [first, third] },
        })),
      );
    },
    markets({ order, level }) {
      const at = positions(order);
      const market = (id: string, specifiers: string, paid: number): Market => ({
        id,
        specifiers,
        outcomes: weights.map((weight, runner) => outcomeOf(String(runner + 1), weight === null ? null : at[runner]!, paid, level)),
      });
      return [{ ...market('winner', '', 1), eachWay }, market('place', `places=${places}`, places)];
    },
    score: ({ order, level }) => ({
      home: 0,
      away: 0,
      clock: level ? 'Final' : order.length > 0 ? 'Photographs' : 'At the start',
      parts: [],
      ...(level && { finish: finishOf(order, level) }),
    }),
    without: (runner) => (runners.length > photographs + 1 ? race({ weights: weights.with(runner, null) }) : null),
    seconds: ({ order }) => (order.length === 0 ? 90 : 5),
  };
}

function finishOf([first, second, third, fourth]: readonly number[], level: NonNullable<RaceState['level']>): number[][] {
  const pair = (isLevel: boolean, a: number, b: number) => (isLevel ? [[a, b]] : [[a], [b]]);
  return [...pair(level[0], first!, second!), ...pair(level[1], third!, fourth!)];
}

const chanceOf = (isLevel: boolean): number => (isLevel ? levelChance : 1 - levelChance);

/** The share of a stake that is expected to win: half of it where the runner shares the last place that is paid. */
function outcomeOf(id: string, at: readonly number[] | null, paid: number, level: RaceState['level']): Outcome {
  const none = { won: 0, halfWon: 0, voided: 0, halfLost: 0, lost: 0 };
  if (!at) return { id, chances: { ...none, voided: 1 }, result: voided };
  const shared = level ? (level[paid === 1 ? 0 : 1] ? 1 : 0) : levelChance;
  const inside = at.slice(0, paid - 1).reduce((sum, chance) => sum + chance, 0);
  const won = inside + at[paid - 1]! * (1 - shared / 2) + (at[paid]! * shared) / 2;
  return { id, chances: { ...none, won, lost: 1 - won }, result: level && resultOf(at, paid, shared === 1) };
}

function resultOf(at: readonly number[], paid: number, isShared: boolean): LegResult {
  const position = at.indexOf(1) + 1;
  const isOnTheEdge = position === paid || position === paid + 1;
  if (isShared && isOnTheEdge) return { ...won, deadHeatFactor: deadHeatFactor(paid, 2, paid) };
  return position >= 1 && position <= paid ? won : lost;
}
