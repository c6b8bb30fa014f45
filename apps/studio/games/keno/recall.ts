import type { Recall } from '../../recall/round-story.ts';
import type { KenoChoice, KenoOutcome } from './math.ts';

export const recall: Recall<KenoChoice, never, KenoOutcome> = ({ choice, outcome: { drawn, hits } }, { say }) => ({
  choices: [{ name: say('keno.marked'), value: choice.join(', ') }],
  outcome: [
    { name: say('keno.drawn'), value: drawn.join(', ') },
    { name: say('keno.hits'), value: String(hits) },
  ],
});
