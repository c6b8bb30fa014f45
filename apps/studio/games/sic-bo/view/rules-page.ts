import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { betsOf } from '../bets.ts';
import { exactRtp } from '../exact.ts';
import type { SicBoPays } from '../titles.ts';
import { betName, betPays } from './bet-words.ts';

/** How three dice are thrown, and what each bet pays and returns. */
export function rulesPage(parts: RulesParts, title: SicBoPays): Node[] {
  const { say } = parts;
  return [rulesPart(say, 'play'), rulesPart(say, 'pays', betTable(parts, title)), factsSection(parts)];
}

/** What each bet of a table pays and returns. */
export function betTable({ say, config }: RulesParts, title: SicBoPays): HTMLElement {
  const percent = new Intl.NumberFormat(config.locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows = betsOf(title).map((bet) => {
    const { num, den } = exactRtp(bet);
    return [betName(bet, say, config.locale), betPays(bet, config.locale), percent.format(Number(num) / Number(den))];
  });
  return payTable([say('sicbo.bet'), say('sicbo.pays'), say('sicbo.return')], rows);
}
