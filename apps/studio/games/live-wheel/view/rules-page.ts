import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import type { LiveWheelTitle } from '../titles.ts';

/** How the wheel is played, and how many of its segments pay what. */
export function rules({ say, config }: RulesParts, { kinds }: LiveWheelTitle): Node[] {
  const rows = kinds.map(([times, count]) => [timesText(config.locale, times), count.toLocaleString(config.locale)]);
  return [rulesPart(say, 'play'), rulesPart(say, 'pays', payTable([say('wheel.pays'), say('wheel.segments')], rows))];
}
