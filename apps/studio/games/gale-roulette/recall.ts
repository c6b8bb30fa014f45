import type { Recall } from '../../recall/round-story.ts';
import { betName } from './bet-name.ts';
import { colourOf } from './bets.ts';
import type { RouletteChoice, RouletteOutcome } from './math.ts';

/** Shows every bet with its chips, and then with what it returned, even if nothing. */
export const recall: Recall<RouletteChoice, never, RouletteOutcome> = ({ choice, outcome }, { say, worth }) => {
  const nameOf = (bet: string) => betName(bet, say, String);
  const paid = new Map(outcome.wins.map(({ bet, pay }) => [bet, pay]));
  return {
    choices: choice.map(({ bet, units }) => ({ name: nameOf(bet), value: say('roulette.chipsOf', { n: units, worth: worth(1) }) })),
    outcome: [
      { name: say('recall.roll'), value: `${outcome.number} ${say(`roulette.${colourOf(outcome.number)}`)}` },
      ...choice.map(({ bet }) => ({ name: nameOf(bet), value: `${say('frame.paid')} ${worth(paid.get(bet) ?? 0)}` })),
    ],
  };
};
