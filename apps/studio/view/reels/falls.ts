import type { Sight } from '../../engine/cascade.ts';
import type { Ticker } from '../ticker.ts';
import type { Picture } from './picture.ts';
import type { Loose } from './reel-layer.ts';

type Fallen = Pick<Sight<unknown>, 'grid' | 'gone'>;

/** How long the places that won take to vanish, and what is above them to fall. */
export const fallMs = { vanish: 260, fall: 430, stagger: 35 } as const;

/** The symbols of a sight that has just been paid, its winning places fading by `share` (0 to 1). */
export function vanishing({ grid, gone }: Fallen, share: number): Loose[][] {
  return grid.map((column, reel) => column.map((symbol, row) => ({ symbol, row, opacity: gone[reel]?.[row] ? 1 - share : 1 })));
}

/** The symbols on their way from where a sight left them to where the next one shows them, so many milliseconds on. */
export function falling({ grid, gone }: Fallen, next: Fallen, elapsedMs: number): Loose[][] {
  return next.grid.map((column, reel) => {
    const kept = [...(grid[reel] ?? []).keys()].filter((row) => !gone[reel]?.[row]);
    const missing = column.length - kept.length;
    const share = dropped((elapsedMs - reel * fallMs.stagger) / fallMs.fall);
    return column.map((symbol, row) => {
      const from = row < missing ? row - missing : (kept[row - missing] as number);
      return { symbol, row: from + (row - from) * share, opacity: 1 };
    });
  });
}

/** Shows the places that won vanish, and what is above them fall. */
export async function showFall(sight: Fallen, next: Fallen, picture: Picture, ticker: Ticker): Promise<void> {
  await ticker.during(fallMs.vanish, (share) => {
    picture.loose = vanishing(sight, share);
  });
  const whole = fallMs.fall + next.grid.length * fallMs.stagger;
  await ticker.during(whole, (share) => {
    picture.loose = falling(sight, next, share * whole);
  });
}

/** How far something has fallen at a share of its time: faster and faster, then a small spring back. */
function dropped(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  const landing = 0.72;
  if (share < landing) return (share / landing) ** 2;
  const rest = (share - landing) / (1 - landing);
  return 1 - 0.045 * Math.sin(rest * Math.PI) * (1 - rest);
}
