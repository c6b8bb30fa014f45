import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { printed } from '../math.ts';
import type { ScratchTitle } from '../titles.ts';

/** How a card is played, what each picture pays, and how many cards carry it. */
export function rulesPage(parts: RulesParts, { prizes, pictures }: ScratchTitle): Node[] {
  const { say, config } = parts;
  const number = new Intl.NumberFormat(config.locale);
  const rows = prizes
    .map(({ times, cards }, prize) => [say(`symbol.${pictures[prize]}`), timesText(config.locale, times), number.format(cards)])
    .toReversed();
  const head = [say('scratch.picture'), say('scratch.pays'), say('scratch.cards', { n: number.format(printed) })];
  return [rulesPart(say, 'play'), rulesPart(say, 'pays', payTable(head, rows)), factsSection(parts)];
}
