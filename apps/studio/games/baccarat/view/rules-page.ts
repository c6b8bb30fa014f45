import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { returnsOf } from '../returns.ts';
import { sides } from '../math.ts';
import type { BaccaratTitle } from '../titles.ts';

/** How a coup is dealt, and what each bet pays and returns. */
export function rulesPage(parts: RulesParts, title: BaccaratTitle): Node[] {
  const { say, config } = parts;
  const percent = new Intl.NumberFormat(config.locale, { style: 'percent', minimumFractionDigits: 2 });
  const pays = { player: 200, tie: title.tie, banker: title.banker };
  const rows = sides.map((side) => [
    say(`baccarat.${side}`),
    timesText(config.locale, pays[side]),
    percent.format(Number(returnsOf(title)[side].num) / Number(returnsOf(title)[side].den)),
  ]);
  const ofSix = title.bankerOfSix === title.banker ? [] : [rulesPart(say, 'six')];
  const table = payTable([say('baccarat.bet'), say('baccarat.pays'), say('baccarat.return')], rows);
  const play = rulesPart((key) => say(key, { decks: title.decks }), 'play');
  return [play, rulesPart(say, 'draw'), rulesPart(say, 'pays', table), ...ofSix, factsSection(parts)];
}
