import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { ranks, waysOf, worthOf } from '../math.ts';
import type { HiLoTitle } from '../titles.ts';

const names = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** How the next card is guessed, and what each first guess is worth. */
export function rulesPage(parts: RulesParts, title: HiLoTitle): Node[] {
  const { say, config } = parts;
  const cell = (ways: number): string => `${ways}/${ranks} · ${timesText(config.locale, worthOf(title, [ways]))}`;
  const rows = names.map((name, rank) => [name, cell(waysOf(rank * 4, 'higher')), cell(waysOf(rank * 4, 'lower'))]);
  const table = payTable([say('hilo.card'), say('hilo.higher'), say('hilo.lower')], rows);
  return [
    rulesPart((key) => say(key, { n: title.most }), 'play'),
    rulesPart((key) => say(key, { given: title.given }), 'pays', table),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}
