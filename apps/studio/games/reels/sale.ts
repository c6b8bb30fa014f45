import { kept } from '../../engine/kept.ts';
import type { RandomSource } from '../../engine/random.ts';
import { paidSpin, scatter, scatterPay, withFreeSpins, type Reels, type ReelsOutcome, type ReelsSpin } from './math.ts';

/** Scatters that a bought round begins with. */
export const boughtScatters = 3;

/** A round whose free spins were bought: its reels show three scatters, and what follows is as if they had come by chance. */
export function drawBought(reels: Reels, source: RandomSource): ReelsOutcome {
  return withFreeSpins(reels, source, boughtSpin(reels));
}

/** The spin that each bought round begins with: scatters on the first, third and fifth reel, and no other win. */
export const boughtSpin = kept((reels: Reels): ReelsSpin => {
  const places = reels.columns.map((stops, reel) =>
    [...stops.keys()].filter((stop) => stops[stop]?.includes(scatter) === (reel % 2 === 0)),
  );
  for (let index = 0; index < places.reduce((product, { length }) => product * length, 1); index += 1) {
    let rest = index;
    const stops = places.map((all) => {
      const stop = all[rest % all.length] as number;
      rest = Math.floor(rest / all.length);
      return stop;
    });
    const spin = paidSpin(reels, stops);
    if (spin.pay === scatterPay(reels, boughtScatters)) return spin;
  }
  throw new Error(`${reels.title.name} shows no three scatters without another win`);
});
