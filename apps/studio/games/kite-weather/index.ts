import { rational } from '../../engine/rational.ts';
import type { ClimbGame, LiveChoice, LiveOutcome, LiveStep } from '../live-game.ts';
import { exactReturn } from './exact.ts';
import { highest, lowest, multiplierAt } from './growth.ts';
import { climbMs, crashPoint } from './math.ts';
import { recall } from './recall.ts';

/** The lowest multiplier at which a player may have the stake cashed out. */
export const lowestAuto = lowest + 1;

const isBetween = (value: unknown, from: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= highest;
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === name ? (value as Record<string, unknown>)[name] : undefined;

function readChoice(value: unknown): LiveChoice | undefined {
  if (value === null) return null;
  const autoCashOut = field(value, 'autoCashOut');
  return isBetween(autoCashOut, lowestAuto) ? { autoCashOut } : undefined;
}

function readStep(value: unknown): LiveStep | undefined {
  const at = field(value, 'at');
  return isBetween(at, lowest) ? { at } : undefined;
}

const strategy = (autoCashOut: number) => ({
  name: `cash out at ${autoCashOut / 100}`,
  rtp: exactReturn(autoCashOut),
  choice: { autoCashOut },
});

/** Kite Weather: a kite climbs for all players at once, until the wind drops. */
export const kiteWeather: ClimbGame = {
  identity: 'kite-weather',
  name: 'Kite Weather',
  rulesVersion: '1',
  unitsPerStake: 100,
  // Proved in math.test.ts, for every multiplier.
  facts: { rtp: rational(97n, 100n), maxWin: rational(BigInt(highest), 100n) },
  salt: 'kite-weather',
  pace: { bettingMs: 6000, restMs: 3000 },
  draw: crashPoint,
  runMs: climbMs,
  inPlay: { pay: 0, isOver: false, cashedOutAt: null, endedAt: null },
  multiplierAt,
  readChoice,
  readStep,
  play(source, choice, steps): LiveOutcome | undefined {
    const point = crashPoint(source);
    const auto = choice?.autoCashOut ?? highest;
    const step = steps[0];
    if (steps.length > 1 || (step && step.at > Math.min(point, auto))) return undefined;
    const cashedOutAt = step?.at ?? (point >= auto ? auto : null);
    return { pay: cashedOutAt ?? 0, isOver: true, cashedOutAt, endedAt: cashedOutAt === null ? point : null };
  },
  // The clock ends every round; one that it could not end is returned.
  abandon: () => null,
  recall,
  strategies: [strategy(200), strategy(101), strategy(1000)],
};
