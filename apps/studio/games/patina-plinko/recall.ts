import type { Recall } from '../../recall/round-story.ts';
import type { PlinkoChoice, PlinkoOutcome } from './math.ts';

export const recall: Recall<PlinkoChoice, never, PlinkoOutcome> = ({ choice: { rows, risk }, outcome: { bucket, pay } }, words) => ({
  choices: [
    { name: words.say('plinko.rows'), value: String(rows) },
    { name: words.say('plinko.risk'), value: words.say(`plinko.${risk}`) },
  ],
  outcome: [
    { name: words.say('plinko.bucket'), value: words.say('plinko.bucketOf', { n: bucket + 1, total: rows + 1 }) },
    { name: words.say('plinko.multiplier'), value: words.say('plinko.times', { n: words.hundredths(pay) }) },
  ],
});
