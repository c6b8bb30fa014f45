import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { counts } from '../math.ts';
import type { KenoTitle } from '../titles.ts';

/** How keno is played, and what so many hits pay for so many marked numbers. */
export function rulesPage(parts: RulesParts, title: KenoTitle): Node[] {
  const { say, config } = parts;
  const number = (value: number): string => value.toLocaleString(config.locale);
  const rows = counts(title).map((marked) => [
    number(marked),
    (title.pays[marked] ?? []).flatMap((pay, hits) => (pay > 0 ? [`${number(hits)}: ${timesText(config.locale, pay)}`] : [])).join(' · '),
  ]);
  const play = rulesPart((key) => say(key, { drawn: number(title.drawn), numbers: number(title.numbers) }), 'play');
  return [play, rulesPart(say, 'pays', payTable([say('keno.marked'), say('keno.hitsPay')], rows)), factsSection(parts)];
}
