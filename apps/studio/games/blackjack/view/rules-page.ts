import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { Book, type Situation } from '../exact.ts';
import { withValue } from '../hand.ts';
import type { BlackjackTitle } from '../titles.ts';

const ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;
const none = { total: 0, isSoft: false };

/** How blackjack is played here, what it pays, and the best move of every hand, computed as the page opens. */
export function rulesPage(parts: RulesParts, title: BlackjackTitle): Node[] {
  const { say, config } = parts;
  const rules = ['noEnd', title.hitsSoft17 ? 'hits17' : 'stands17', title.doublesSplits ? 'das' : 'noDas'];
  const pays = [
    [say('bj.blackjack'), timesText(config.locale, 100 + title.natural * 10)],
    [say('bj.won'), timesText(config.locale, 200)],
    [say('bj.push'), timesText(config.locale, 100)],
    [say('bj.insurance'), timesText(config.locale, 300)],
  ];
  return [
    rulesPart(say, 'play', element('ul', {}, ...rules.map((rule) => element('li', {}, say(`rules.${rule}`))))),
    rulesPart(say, 'raise'),
    rulesPart(say, 'pays', payTable([say('bj.result'), say('bj.pays')], pays)),
    rulesPart(say, 'best', adviceTable(parts, title)),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}

function adviceTable({ say }: RulesParts, title: BlackjackTitle): HTMLElement {
  const book = new Book(title);
  const letter = (situation: Situation, up: number): string => say(`bj.short.${book.bestMove(situation, up).action}`);
  const row = (name: string, situation: Situation): string[] => [name, ...ups.map((up) => letter(situation, up))];
  const hard = Array.from({ length: 13 }, (_, n) => 17 - n).map((total) =>
    row(String(total), { points: { total, isSoft: false }, isFirst: true }),
  );
  const soft = [9, 8, 7, 6, 5, 4, 3, 2].map((value) => row(`A ${value}`, { points: withValue(withValue(none, 1), value), isFirst: true }));
  const pairs = [1, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((pair) => {
    const name = pair === 1 ? 'A' : String(pair);
    return row(`${name} ${name}`, { points: withValue(withValue(none, pair), pair), isFirst: true, pair });
  });
  const table = payTable([say('bj.yours'), ...ups.map((up) => (up === 1 ? 'A' : String(up)))], [...hard, ...soft, ...pairs]);
  table.classList.add('advice');
  table.dir = 'ltr';
  const key = (['hit', 'stand', 'double', 'split'] as const).map((action) => `${say(`bj.short.${action}`)}: ${say(`bj.${action}`)}`);
  return element('div', {}, element('p', {}, key.join(' · ')), table);
}
