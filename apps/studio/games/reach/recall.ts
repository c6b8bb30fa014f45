import type { Recall } from '../../recall/round-story.ts';
import type { ReachChoice, ReachOutcome } from './math.ts';

export const recall: Recall<ReachChoice, never, ReachOutcome> = ({ choice: { target }, outcome: { height } }, { say, hundredths }) => ({
  choices: [{ name: say('reach.target'), value: `${hundredths(target)}×` }],
  outcome: [{ name: say('reach.height'), value: `${hundredths(height)}×` }],
});
