import { element } from '../../../view/elements.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { factsSection } from '../../../view/facts.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { faces, payFor, unitsPerStake, wholeChoice, winningCount, type DiceChoice } from '../math.ts';

const examples = [10, 100, 1000, 2500, 5000, 7500, 9000, 9800].map((target): DiceChoice => ({ side: 'under', target }));

/** The rules of Violet Dice, with what some chances pay at the present stake. */
export function rulesPage(parts: RulesParts): Node[] {
  const { config, say, amount, stake } = parts;
  const percent = new Intl.NumberFormat(config.locale, { style: 'percent', minimumFractionDigits: 2 });
  const times = new Intl.NumberFormat(config.locale, { minimumFractionDigits: 2 });
  const row = (choice: DiceChoice): HTMLElement =>
    element(
      'tr',
      {},
      element('td', {}, percent.format(winningCount(choice) / faces)),
      element('td', {}, say('dice.times', { n: times.format(payFor(choice) / unitsPerStake) })),
      element('td', {}, amount((stake * BigInt(payFor(choice))) / BigInt(unitsPerStake))),
    );
  const head = ['dice.chance', 'dice.pays', 'frame.win'].map((key) => element('th', { scope: 'col' }, say(key)));
  const table = element(
    'table',
    { class: 'pay-table' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...examples.map((choice) => row(wholeChoice(choice, stake)))),
  );
  return [rulesPart(say, 'roll'), rulesPart(say, 'pays', table), factsSection(parts)];
}
