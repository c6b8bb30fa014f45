import type { Recall } from '../../recall/round-story.ts';
import { findBet, type SicBoChoice, type SicBoOutcome } from './math.ts';
import type { SicBoTitle } from './titles.ts';

export function recallOf(title: SicBoTitle): Recall<SicBoChoice, never, SicBoOutcome> {
  return ({ choice, outcome: { dice } }, { say }) => {
    const bet = findBet(title, choice.bet);
    return {
      choices: [{ name: say('sicbo.bet'), value: say(`sicbo.${bet?.key}`, { n: bet?.n ?? '' }) }],
      outcome: [{ name: say('sicbo.dice'), value: dice.join(' + ') }],
    };
  };
}
