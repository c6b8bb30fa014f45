import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { payLadders } from '../math.ts';
import { timesText } from './ladder.ts';

const mineCounts = [1, 2, 3, 5, 8, 12, 16, 20, 24];
const gemCounts = [1, 2, 3, 5, 8];

/** How Mines is played, and what some numbers of mines pay. */
export function rulesPage(parts: RulesParts): Node[] {
  const { say, config } = parts;
  const times = (pay: number | undefined): string => (pay === undefined ? '–' : timesText(config.locale, pay));
  const head = [
    say('mines.count'),
    ...gemCounts.map((gems) => say('rules.gems', { n: gems.toLocaleString(config.locale) })),
    say('rules.most'),
  ];
  const table = element(
    'table',
    { class: 'mine-pays' },
    element('thead', {}, element('tr', {}, ...head.map((name) => element('th', { scope: 'col' }, name)))),
    element(
      'tbody',
      {},
      ...mineCounts.map((mines) => {
        const ladder = payLadders[mines] ?? [];
        const cells = [...gemCounts.map((gems) => times(ladder[gems - 1])), times(ladder.at(-1))];
        return element(
          'tr',
          {},
          element('th', { scope: 'row' }, mines.toLocaleString(config.locale)),
          ...cells.map((cell) => element('td', {}, cell)),
        );
      }),
    ),
  );
  return [
    rulesPart(say, 'play'),
    rulesPart(say, 'pays', element('div', { class: 'wide', role: 'region', tabindex: '0', 'aria-label': say('rules.pays') }, table)),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}
