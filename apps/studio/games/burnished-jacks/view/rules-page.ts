import { toDecimal } from '../../../engine/rational.ts';
import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import type { PokerRules } from '../hand.ts';
import { jacksRules, shortListRtp } from '../index.ts';
import { shortList, type HoldLine } from '../short-list.ts';
import { PayList } from './pay-list.ts';

/** How a table of video poker is played, what it pays, and, where a short list is known, which cards are best held. */
export function rulesPage(parts: RulesParts, rules: PokerRules): Node[] {
  const { say, config } = parts;
  const list = new PayList(say, config.locale, rules).root;
  return [
    rulesPart(say, 'play'),
    // The words of the others are about pairs, of which none pays beside wild cards.
    rules.hasWildDeuces ? element('section', {}, element('h3', {}, say('rules.pays')), list) : rulesPart(say, 'pays', list),
    ...(rules.hasWildDeuces ? [rulesPart(say, 'deuces')] : []),
    ...(rules === jacksRules ? [shortListPart(parts)] : []),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}

function shortListPart(parts: RulesParts): HTMLElement {
  const { say, config } = parts;
  const holds = element('ol', { class: 'best-holds' }, ...shortList.map((line) => element('li', {}, lineWords(line, parts))));
  const rtp = (Number(toDecimal(shortListRtp, 6)) * 100).toLocaleString(config.locale, { maximumFractionDigits: 2 });
  return rulesPart((key) => say(key, { rtp }), 'best', holds);
}

function lineWords({ text, hands }: HoldLine, { say, config }: RulesParts): string {
  const names = new Intl.ListFormat(config.locale, { type: 'unit' }).format(hands.map((hand) => say(`hand.${hand}`)));
  return text ? say(text, { hand: names }) : names;
}
