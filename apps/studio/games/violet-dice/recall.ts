import type { Recall } from '../../recall/round-story.ts';
import type { DiceChoice, DiceOutcome } from './math.ts';

export const recall: Recall<DiceChoice, never, DiceOutcome> = ({ choice: { side, target }, outcome: { roll } }, words) => ({
  choices: [{ name: words.say('dice.side'), value: `${words.say(`dice.${side}`)} ${words.hundredths(target)}` }],
  outcome: [{ name: words.say('recall.roll'), value: words.hundredths(roll) }],
});
