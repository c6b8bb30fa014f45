import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { keptAfter, ladderOf } from '../math.ts';
import type { CoinTitle } from '../titles.ts';

/** How the coin is called, what each rung is worth, and what a wrong call after it leaves. */
export function rulesPage(parts: RulesParts, title: CoinTitle): Node[] {
  const { say, config } = parts;
  const times = (tenths: number): string => timesText(config.locale, tenths * 10);
  const rows = ladderOf(title).map((pay, index) => {
    const isTop = index + 1 === title.rungs;
    return [(index + 1).toLocaleString(config.locale), times(pay), isTop ? '–' : times(keptAfter(title, index + 1))];
  });
  return [
    rulesPart((key) => say(key, { n: title.rungs }), 'play'),
    rulesPart(say, 'pays', payTable([say('coin.rung'), say('coin.pays'), say('coin.kept')], rows)),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}
