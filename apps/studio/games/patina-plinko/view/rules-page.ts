import { toDecimal, multiply, rational } from '../../../engine/rational.ts';
import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { allChoices, exactRtp } from '../exact.ts';
import { paysOf, unitsPerStake, type PlinkoChoice } from '../math.ts';

/** The rules of Patina Plinko: what every way to play pays from the edge to the middle, and what it returns. */
export function rulesPage(parts: RulesParts): Node[] {
  const { config, say } = parts;
  const number = new Intl.NumberFormat(config.locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(config.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const row = (choice: PlinkoChoice): HTMLElement => {
    const pays = paysOf(choice).slice(0, choice.rows / 2 + 1);
    const back = toDecimal(multiply(exactRtp(choice), rational(100n)), 4);
    return element(
      'tr',
      {},
      element('td', {}, number.format(choice.rows)),
      element(
        'td',
        {},
        element('strong', {}, say(`plinko.${choice.risk}`)),
        element('br'),
        pays.map((pay) => say('plinko.times', { n: number.format(pay / unitsPerStake) })).join(' · '),
      ),
      element('td', {}, `${percent.format(back as Intl.StringNumericLiteral)}\u00a0%`),
    );
  };
  const head = ['plinko.rows', 'plinko.pays', 'plinko.return'].map((key) => element('th', { scope: 'col' }, say(key)));
  const table = element(
    'table',
    { class: 'pay-table' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...allChoices.map(row)),
  );
  return [rulesPart(say, 'fall'), rulesPart(say, 'pays', table), factsSection(parts)];
}
