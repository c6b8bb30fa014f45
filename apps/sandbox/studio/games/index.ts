import { copperCanyon } from './copper-canyon/index.ts';
import { dice } from './dice/index.ts';
import { mines } from './mines/index.ts';
import type { Game } from './game.ts';

/** Every game of the studio. */
export const games: readonly Game[] = [copperCanyon, dice];

import { liveGames } from './live-games.ts';


/** The game with this identity, or null. */
export function findGame(identity: string): Game | null {
  return games.find((game) => game.identity === identity) ?? null;
}
