import { burnishedJacks } from './burnished-jacks/index.ts';
import { copperCanyon } from './copper-canyon/index.ts';
import { galewater } from './galewater/index.ts';
import { galeRoulette } from './gale-roulette/index.ts';
import type { Game } from './game.ts';
import { liveGames } from './live-games.ts';
import { mines } from './mines/index.ts';
import { patinaPlinko } from './patina-plinko/index.ts';
import { assayersScales } from './the-assayers-scales/index.ts';
import { violetDice } from './violet-dice/index.ts';

/** Every game of the studio. */
export const games: readonly Game[] = [
  copperCanyon,
  galewater,
  mines,
  assayersScales,
  violetDice,
  patinaPlinko,
  galeRoulette,
  burnishedJacks,
  ...liveGames,
];

/** The game with this identity, or null. */
export function findGame(identity: string): Game | null {
  return games.find((game) => game.identity === identity) ?? null;
}
