import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { PayCards } from '../../../view/reels/pay-cards.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { rules, symbolNames, unitsPerStake } from '../math.ts';
import { galeTheme } from './theme.ts';

/** The rules and pays of Galewater at the player's present stake. */
export function rulesPage(parts: RulesParts): Node[] {
  const { say, stake } = parts;
  const unit = stake / BigInt(unitsPerStake);
  const cards = new PayCards(parts, galeTheme(say('art.wild')));
  const paid = symbolNames.flatMap((name, symbol) =>
    symbol === rules.wild || symbol === rules.scatter
      ? []
      : [cards.card(symbol, name, (count) => unit * BigInt(rules.pays[symbol]?.[count] ?? 0))],
  );
  return [
    element('div', { class: 'pays' }, ...paid),
    element(
      'div',
      { class: 'specials' },
      cards.special(rules.wild, rulesPart(say, 'wild')),
      cards.special(rules.scatter, rulesPart(say, 'scatter')),
    ),
    rulesPart(say, 'ways'),
    rulesPart(say, 'falls'),
    rulesPart(say, 'free'),
    factsSection(parts),
  ];
}
