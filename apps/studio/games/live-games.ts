import { kiteWeather } from './kite-weather/index.ts';
import type { LiveGame } from './live-game.ts';

/** The games whose rounds all players share. */
export const liveGames: readonly LiveGame[] = [kiteWeather];

/** The one with this identity, or null. */
export function findLiveGame(identity: string): LiveGame | null {
  return liveGames.find((game) => game.identity === identity) ?? null;
}
