import { tellBurnishedJacks } from '../games/burnished-jacks/recall.ts';
import { tellAssayersScales } from '../games/the-assayers-scales/recall.ts';
import { tellCopperCanyon } from '../games/copper-canyon/recall.ts';
import { tellGaleRoulette } from '../games/gale-roulette/recall.ts';
import { tellGalewater } from '../games/galewater/recall.ts';
import { tellKiteWeather } from '../games/kite-weather/recall.ts';
import { tellMines } from '../games/mines/recall.ts';
import { tellPatinaPlinko } from '../games/patina-plinko/recall.ts';
import { tellVioletDice } from '../games/violet-dice/recall.ts';
import { tellPlainly } from './plain-teller.ts';
import type { Teller } from './telling.ts';

/** By the identity of a game; its own choices, steps and outcomes are what it is given. */
const tellers: Readonly<Record<string, Teller<never, never, never>>> = {
  'the-assayers-scales': tellAssayersScales,
  'copper-canyon': tellCopperCanyon,
  'burnished-jacks': tellBurnishedJacks,
  'gale-roulette': tellGaleRoulette,
  galewater: tellGalewater,
  'kite-weather': tellKiteWeather,
  mines: tellMines,
  'patina-plinko': tellPatinaPlinko,
  'violet-dice': tellVioletDice,
};

export function tellerOf(game: string): Teller<never, never, never> {
  return tellers[game] ?? tellPlainly;
}
