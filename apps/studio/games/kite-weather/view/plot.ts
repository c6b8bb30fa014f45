/** The part of the stage that the climb is drawn in, and how time and height lie in it. */
export interface Plot {
  left: number;
  foot: number;
  width: number;
  height: number;
}

/** How much of the plot's height a climb takes at most. */
export const climbShare = 0.7;
/** How much of the plot's width it takes, once it is past the first view. */
const timeShare = 0.74;
const firstView = { ms: 8000, multiplier: 1.8 };
/** Growth per millisecond; for the eye only, so a float does. */
const perMs = 0.00006;

export interface Point {
  x: number;
  y: number;
}

/** What stands at a time, for the eye. */
export const heightAt = (ms: number): number => Math.exp(perMs * ms);

export interface View {
  at(ms: number): Point;
  multipliers: number[];
  heightOf(multiplier: number): number;
}

/** The view of a climb that has lasted so long: it widens as the kite rises, and keeps the kite inside. */
export function viewOf({ left, foot, width, height }: Plot, elapsedMs: number): View {
  const span = Math.max(firstView.ms, elapsedMs / timeShare);
  const top = Math.max(firstView.multiplier, 1 + (heightAt(elapsedMs) - 1) / climbShare);
  const heightOf = (multiplier: number): number => foot - ((multiplier - 1) / (top - 1)) * height;
  return {
    at: (ms) => ({ x: left + (ms / span) * width, y: heightOf(heightAt(ms)) }),
    heightOf,
    multipliers: ticks(top),
  };
}

/** Round multipliers for the scale: three to six of them above 1. */
function ticks(top: number): number[] {
  const rough = (top - 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power;
  return Array.from({ length: Math.floor((top - 1) / step) }, (_, index) => 1 + (index + 1) * step).filter((each) => each < top * 0.98);
}
