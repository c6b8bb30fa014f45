import type { Recall } from '../../recall/round-story.ts';
import type { WheelChoice, WheelOutcome } from './math.ts';

export const recall: Recall<WheelChoice, never, WheelOutcome> = ({ choice, outcome: { segment, pay } }, { say, hundredths }) => ({
  choices: [{ name: say('wheel.risk'), value: say(`wheel.${choice.risk}`) }],
  outcome: [{ name: say('wheel.segment', { n: segment + 1 }), value: `${hundredths(pay)}×` }],
});
