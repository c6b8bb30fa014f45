import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { laddersOf } from '../math.ts';
import { levels, type TowerTitle } from '../titles.ts';

/** How a tower is climbed, and what each floor is worth at each level. */
export function rulesPage(parts: RulesParts, title: TowerTitle): Node[] {
  const { say, config } = parts;
  const rows = levels.map((level) => [
    say(`tower.${level}`),
    say('tower.floor', { ...title.levels[level] }),
    laddersOf(title, level)
      .map((pay) => timesText(config.locale, pay))
      .join(' · '),
  ]);
  const table = payTable([say('tower.level'), say('tower.doors'), say('tower.worth')], rows);
  return [rulesPart(say, 'play'), rulesPart(say, 'pays', table), rulesPart(say, 'away'), factsSection(parts)];
}
