import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { lineMap, PayCards } from '../../../view/reels/pay-cards.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { coin, hold, lines, rowCount, rules, symbolNames } from '../math.ts';
import { assayTheme } from './theme.ts';

/** The rules and pays of The Assayer's Scales at the player's present stake. */
export function rulesPage(parts: RulesParts): Node[] {
  const { say, stake, amount } = parts;
  const perLine = stake / BigInt(lines.length);
  const cards = new PayCards(parts, assayTheme(say('art.wild')));
  const isPaid = (symbol: number): boolean => (rules.pays[symbol] ?? []).length > 0;
  const paid = symbolNames.flatMap((name, symbol) =>
    isPaid(symbol) ? [cards.card(symbol, name, (count) => perLine * BigInt(rules.pays[symbol]?.[count] ?? 0))] : [],
  );
  const worths = hold.values.map(({ value }) => amount(perLine * BigInt(value))).join(' · ');
  return [
    element('div', { class: 'pays' }, ...paid),
    element(
      'div',
      { class: 'specials' },
      cards.special(rules.wild, rulesPart(say, 'wild')),
      cards.special(coin, rulesPart(say, 'coin', element('p', {}, worths))),
      cards.special(rules.scatter, rulesPart(say, 'scatter')),
    ),
    rulesPart(say, 'hold', element('p', {}, say('rules.holdPrize', { prize: amount(perLine * BigInt(hold.fullBoardPay)) }))),
    rulesPart(say, 'free'),
    rulesPart(say, 'lines', lineMap(lines, rowCount)),
    factsSection(parts),
  ];
}
