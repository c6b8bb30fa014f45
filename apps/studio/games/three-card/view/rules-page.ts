import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { kinds } from '../hand.ts';
import { bonusOf } from '../math.ts';
import type { ThreeCardTitle } from '../titles.ts';

/** How three-card poker is played, the order of its hands with their bonus, and the best play. */
export function rulesPage(parts: RulesParts, title: ThreeCardTitle): Node[] {
  const { say, config } = parts;
  const rows = kinds.toReversed().map((kind) => {
    const bonus = bonusOf(title, kind);
    return [say(`tcp.${kind}`), bonus > 0 ? timesText(config.locale, bonus * 100) : '–'];
  });
  return [
    rulesPart(say, 'play'),
    rulesPart(say, 'pays', payTable([say('tcp.hand'), say('tcp.bonus')], rows)),
    rulesPart(say, 'best'),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}
