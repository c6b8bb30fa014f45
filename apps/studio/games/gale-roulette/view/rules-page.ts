import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { betKinds, bets, returnOf } from '../bets.ts';

/** The rules of Gale Roulette, with the odds of every kind of bet. */
export function rulesPage(parts: RulesParts): Node[] {
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
  return [rulesPart(say, 'wheel'), rulesPart(say, 'place'), rulesPart(say, 'pays', table), factsSection(parts)];
}
