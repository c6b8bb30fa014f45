import type { Teller } from '../../recall/telling.ts';
import type { DiceChoice, DiceOutcome } from './math.ts';

export const tellVioletDice: Teller<DiceChoice, never, DiceOutcome> = ({ choice: { side, target }, outcome: { roll } }, words) => ({
  choices: [{ name: words.say('dice.side'), value: `${words.say(`dice.${side}`)} ${words.hundredths(target)}` }],
  outcome: [{ name: words.say('recall.roll'), value: words.hundredths(roll) }],
});
