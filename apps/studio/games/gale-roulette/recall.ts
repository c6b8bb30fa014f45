import type { Recall } from '../../recall/round-story.ts';
import { betName } from './bet-name.ts';
import { colourOf } from './bets.ts';
import { unitsPerChip, type RouletteChoice, type RouletteOutcome } from './math.ts';
import type { RouletteRules } from './titles.ts';

/** A past round in words: every bet with its chips, and then with what it returned, even if nothing. */
export function recallOf(rules: RouletteRules): Recall<RouletteChoice, never, RouletteOutcome> {
  return ({ choice, outcome }, { say, worth }) => {
    const nameOf = (bet: string) => betName(bet, say, String);
    const paid = new Map(outcome.wins.map(({ bet, pay }) => [bet, pay]));
    const chip = worth(unitsPerChip(rules));
    return {
      choices: choice.map(({ bet, units }) => ({ name: nameOf(bet), value: say('roulette.chipsOf', { n: units, worth: chip }) })),
      outcome: [
        ...outcome.numbers.map((number) => ({ name: say('recall.roll'), value: `${number} ${say(`roulette.${colourOf(number)}`)}` })),
        ...choice.map(({ bet }) => ({ name: nameOf(bet), value: `${say('frame.paid')} ${worth(paid.get(bet) ?? 0)}` })),
      ],
    };
  };
}
