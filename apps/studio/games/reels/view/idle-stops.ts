import { paidSpin, type Reels } from '../math.ts';

/** Where the reels stand before the first spin: the first of some places that shows no win. */
export function idleStops(reels: Reels): number[] {
  const at = (offset: number): number[] => reels.strips.map((strip, reel) => (offset * 3 + reel * 7) % strip.length);
  const offset = Array.from({ length: 40 }, (_, index) => index).find((index) => {
    const { pay, scatters } = paidSpin(reels, at(index));
    return pay === 0 && scatters === 1;
  });
  return at(offset ?? 0);
}
