import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { betKinds, bets, returnOf } from '../bets.ts';
import type { RouletteRules } from '../titles.ts';

/** The rules of a table of roulette, with the odds of every kind of bet. */
export function rulesPage(parts: RulesParts, { chips, wheels, hasPartage }: RouletteRules): Node[] {
  const { config, say } = parts;
  const number = new Intl.NumberFormat(config.locale);
  const rows = betKinds.flatMap((kind) => {
    const bet = bets.find((each) => each.kind === kind);
    if (!bet) return [];
    const cells = [
      say(`roulette.kind.${kind}`),
      number.format(bet.numbers.length),
      say('roulette.odds', { n: number.format(returnOf(bet) - 1) }),
    ];
    return [element('tr', {}, ...cells.map((text) => element('td', {}, text)))];
  });
  const head = ['bet', 'covers', 'pays'].map((key) => element('th', { scope: 'col' }, say(`roulette.${key}`)));
  const table = element('table', { class: 'pay-table' }, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows));
  return [
    wheels > 1 ? rulesPart((key) => say(key, { n: number.format(wheels) }), 'wheels') : rulesPart(say, 'wheel'),
    rulesPart((key) => say(key, { n: number.format(chips) }), 'place'),
    // The words of the others say that only bets on zero win at zero.
    hasPartage ? element('section', {}, element('h3', {}, say('rules.pays')), table) : rulesPart(say, 'pays', table),
    ...(hasPartage ? [rulesPart(say, 'partage')] : []),
    factsSection(parts),
  ];
}
