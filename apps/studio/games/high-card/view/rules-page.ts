import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { exactRtp } from '../exact.ts';
import { payFor, sides } from '../math.ts';
import type { HighCardTitle } from '../titles.ts';

/** How two cards are dealt, and what each bet pays and returns. */
export function rulesPage(parts: RulesParts, title: HighCardTitle): Node[] {
  const { say, config } = parts;
  const percent = new Intl.NumberFormat(config.locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows = sides.map((side) => {
    const { num, den } = exactRtp(title, side);
    return [say(`duel.${side}`), timesText(config.locale, payFor(title, side, side)), percent.format(Number(num) / Number(den))];
  });
  const play = rulesPart((key) => say(key, { decks: title.decks, back: timesText(config.locale, title.tieBack) }), 'play');
  return [play, rulesPart(say, 'pays', payTable([say('duel.bet'), say('duel.pays'), say('duel.return')], rows)), factsSection(parts)];
}
