import { rational } from '../../engine/rational.ts';
import { noStep, type Game } from '../game.ts';
import { exactRtp } from './exact.ts';
import { readRouletteChoice, spinWheels, unitsPerStake, type RouletteChoice, type RouletteOutcome } from './math.ts';
import { recallOf } from './recall.ts';
import { titles, type RouletteRules, type RouletteTitle } from './titles.ts';

/** The rules of Gale Roulette: one wheel, and a zero at which only bets on it win. */
export const galeRules: RouletteRules = { chips: 20, wheels: 1, hasPartage: false };

/** A table of roulette: all the stake's chips on any places. */
function roulette(rules: RouletteRules): Omit<Game<RouletteChoice, never, RouletteOutcome>, 'identity' | 'name'> {
  const part = rules.chips / 5;
  const mixed = ['straight-17', 'split-0-2', 'corner-32-33-35-36'].map((bet) => ({ bet, units: part }));
  const strategy = (name: string, choice: RouletteChoice) => ({ name, rtp: exactRtp(rules, choice), choice });
  const red = strategy('red', [{ bet: 'red', units: rules.chips }]);
  return {
    rulesVersion: '1',
    unitsPerStake: unitsPerStake(rules),
    // Of every place, an even one where half of it comes back; math.test.ts plays all 37 numbers on each.
    facts: { rtp: rational(36n, 37n), ...(rules.hasPartage ? { highestRtp: red.rtp } : {}), maxWin: rational(36n) },
    readChoice: (value) => readRouletteChoice(rules, value),
    readStep: noStep,
    play: (source, choice) => spinWheels(rules, source, choice),
    abandon: () => null,
    recall: recallOf(rules),
    strategies: [
      red,
      strategy('one number', [{ bet: 'straight-17', units: rules.chips }]),
      strategy('mixed', [...mixed, { bet: 'red', units: 2 * part }]),
    ],
  };
}

/** Gale Roulette: European, one zero. */
export const galeRoulette = { ...roulette(galeRules), identity: 'gale-roulette', name: 'Gale Roulette' };

/** The game of a title that is another table of it. */
export function rouletteGame(title: RouletteTitle): Game<RouletteChoice, never, RouletteOutcome> {
  const { identity, name } = title;
  return { ...roulette(title), identity, name, model: 'gale-roulette', limits: { least: 10n, most: 10_000n } };
}

export const rouletteGames = titles.map(rouletteGame);
