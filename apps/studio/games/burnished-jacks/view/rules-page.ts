import { toDecimal } from '../../../engine/rational.ts';
import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { shortListRtp } from '../index.ts';
import { shortList, type HoldLine } from '../short-list.ts';
import { PayList } from './pay-list.ts';

/** How Burnished Jacks is played, what it pays, and which cards are best held. */
export function rulesPage(parts: RulesParts): Node[] {
  const { say, config } = parts;
  const holds = element('ol', { class: 'best-holds' }, ...shortList.map((line) => element('li', {}, lineWords(line, parts))));
  const rtp = (Number(toDecimal(shortListRtp, 6)) * 100).toLocaleString(config.locale, { maximumFractionDigits: 2 });
  return [
    rulesPart(say, 'play'),
    rulesPart(say, 'pays', new PayList(say, config.locale).root),
    rulesPart((key) => say(key, { rtp }), 'best', holds),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}

function lineWords({ text, hands }: HoldLine, { say, config }: RulesParts): string {
  const names = new Intl.ListFormat(config.locale, { type: 'unit' }).format(hands.map((hand) => say(`hand.${hand}`)));
  return text ? say(text, { hand: names }) : names;
}
