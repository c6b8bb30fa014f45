import { copperCanyon } from './copper-canyon/index.ts';
import type { SlotGame } from './slot-game.ts';

/** Every game of the studio. */
export const games: readonly SlotGame[] = [copperCanyon];

/** The game with this identity, or null. */
export function findGame(identity: string): SlotGame | null {
  return games.find((game) => game.identity === identity) ?? null;
}
