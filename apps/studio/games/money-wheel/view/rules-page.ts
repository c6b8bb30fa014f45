import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { risks, type WheelTitle } from '../titles.ts';

/** How the wheel is played, and how many of its segments pay what at each risk. */
export function rulesPage(parts: RulesParts, { wheels, segments }: WheelTitle): Node[] {
  const { say, config } = parts;
  const rows = risks.map((risk) => [
    say(`wheel.${risk}`),
    wheels[risk].map(([times, count]) => `${count.toLocaleString(config.locale)} × ${timesText(config.locale, times)}`).join(' · '),
  ]);
  const head = [say('wheel.risk'), say('wheel.ofSegments', { n: segments.toLocaleString(config.locale) })];
  return [rulesPart(say, 'play'), rulesPart(say, 'pays', payTable(head, rows)), factsSection(parts)];
}
