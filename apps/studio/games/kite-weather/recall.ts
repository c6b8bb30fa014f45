import type { Recall } from '../../recall/round-story.ts';
import type { LiveChoice, LiveOutcome, LiveStep } from '../live-game.ts';

export const recall: Recall<LiveChoice, LiveStep, LiveOutcome> = ({ choice, outcome }, { say, hundredths }) => {
  const { cashedOutAt, endedAt } = outcome;
  const auto = choice ? `${hundredths(choice.autoCashOut)}×` : say('recall.never');
  return {
    choices: [{ name: say('recall.autoCashOut'), value: auto }],
    outcome: [
      ...(cashedOutAt === null ? [] : [{ name: say('recall.cashedOutAt'), value: `${hundredths(cashedOutAt)}×` }]),
      ...(endedAt === null ? [] : [{ name: say('recall.endedAt'), value: `${hundredths(endedAt)}×` }]),
    ],
  };
};
