import { baccaratGames } from './baccarat/index.ts';
import { blackjackGames } from './blackjack/index.ts';
import { clusterGames } from './clusters/index.ts';
import { coinGames } from './coin-climb/index.ts';
import { highCardGames } from './high-card/index.ts';
import { hiLoGames } from './hi-lo/index.ts';
import { kenoGames } from './keno/index.ts';
import { wheelGames } from './money-wheel/index.ts';
import { reachGames } from './reach/index.ts';
import { scratchGames } from './scratch-card/index.ts';
import { sicBoGames } from './sic-bo/index.ts';
import { threeCardGames } from './three-card/index.ts';
import { towerGames } from './towers/index.ts';
import { burnishedJacks, pokerGames } from './burnished-jacks/index.ts';
import { copperCanyon } from './copper-canyon/index.ts';
import { galeRoulette, rouletteGames } from './gale-roulette/index.ts';
import { galewater } from './galewater/index.ts';
import type { Game } from './game.ts';
import { kiteWeather } from './kite-weather/index.ts';
import { isLiveGame, type LiveGame } from './live-game.ts';
import { liveBaccaratGames } from './live-baccarat/index.ts';
import { liveRouletteGames } from './live-roulette/index.ts';
import { liveSicBoGames } from './live-sic-bo/index.ts';
import { liveWheelGames } from './live-wheel/index.ts';
import { mines } from './mines/index.ts';
import { patinaPlinko } from './patina-plinko/index.ts';
import { reelsGames } from './reels/index.ts';
import { assayersScales } from './the-assayers-scales/index.ts';
import { violetDice } from './violet-dice/index.ts';

/** Every game of the studio. A new one is a folder, and its name here; a new title of a model is an entry of its data. */
export const games: readonly Game[] = [
  copperCanyon,
  galewater,
  mines,
  assayersScales,
  violetDice,
  patinaPlinko,
  galeRoulette,
  burnishedJacks,
  kiteWeather,
  ...reelsGames,
  ...clusterGames,
  ...baccaratGames,
  ...blackjackGames,
  ...highCardGames,
  ...hiLoGames,
  ...kenoGames,
  ...rouletteGames,
  ...pokerGames,
  ...wheelGames,
  ...reachGames,
  ...scratchGames,
  ...sicBoGames,
  ...threeCardGames,
  ...towerGames,
  ...coinGames,
  ...liveRouletteGames,
  ...liveBaccaratGames,
  ...liveWheelGames,
  ...liveSicBoGames,
];

/** Those whose rounds all players share. */
export const liveGames: readonly LiveGame[] = games.filter(isLiveGame);

const byIdentity = new Map(games.map((game) => [game.identity, game]));

export function findGame(identity: string): Game | null {
  return byIdentity.get(identity) ?? null;
}

/** The game with this identity whose rounds all players share, or null. */
export function findLiveGame(identity: string): LiveGame | null {
  return liveGames.find((game) => game.identity === identity) ?? null;
}
