import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { lineMap, PayCards } from '../../../view/reels/pay-cards.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { lines, rowCount, rules, scatterPays, symbolNames } from '../math.ts';
import { canyonTheme } from './theme.ts';

/** The rules and pays of Copper Canyon at the player's present stake. */
export function rulesPage(parts: RulesParts): Node[] {
  const { say, stake } = parts;
  const perLine = stake / BigInt(lines.length);
  const cards = new PayCards(parts, canyonTheme(say('art.wild')));
  const linePay = (symbol: number, count: number): bigint => perLine * BigInt(rules.pays[symbol]?.[count] ?? 0);
  const paid = symbolNames.flatMap((name, symbol) =>
    symbol === rules.wild || symbol === rules.scatter ? [] : [cards.card(symbol, name, (count) => linePay(symbol, count))],
  );
  const scatterList = cards.list((count) => stake * BigInt(scatterPays[count] ?? 0));
  return [
    element('div', { class: 'pays' }, ...paid),
    element(
      'div',
      { class: 'specials' },
      cards.special(rules.wild, rulesPart(say, 'wild')),
      cards.special(rules.scatter, rulesPart(say, 'scatter', scatterList)),
    ),
    rulesPart(say, 'free'),
    rulesPart(say, 'lines', lineMap(lines, rowCount)),
    factsSection(parts),
  ];
}
