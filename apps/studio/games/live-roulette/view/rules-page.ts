import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { betKinds, bets, returnOf } from '../../gale-roulette/bets.ts';
import { exactReturn } from '../exact.ts';
import type { RouletteTitle } from '../titles.ts';

/** The wheel, the bets with what they pay and return, and what is different at this table. */
export function rules({ say, config }: RulesParts, title: RouletteTitle): Node[] {
  const number = new Intl.NumberFormat(config.locale);
  const percent = new Intl.NumberFormat(config.locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows = betKinds.flatMap((kind) => {
    const bet = bets.find((each) => each.kind === kind);
    if (!bet) return [];
    const { num, den } = exactReturn(title, bet.identity);
    const times = kind === 'straight' ? title.single : returnOf(bet);
    return [[say(`roulette.kind.${kind}`), `${number.format(times)}×`, percent.format(Number(num) / Number(den))]];
  });
  const table = payTable([say('roulette.bet'), say('roulette.pays'), say('roulette.return')], rows);
  const { strikes, single } = title;
  const list = new Intl.ListFormat(config.locale, { type: 'disjunction' });
  const values = strikes && {
    numbers: number.format(strikes.numbers),
    times: list.format(strikes.times.map(([times]) => number.format(times))),
    single: number.format(single),
  };
  return [
    rulesPart(say, 'wheel'),
    rulesPart(say, 'place'),
    rulesPart(say, 'pays', table),
    ...(title.hasPartage ? [rulesPart(say, 'partage')] : []),
    ...(values ? [rulesPart((key) => say(key, values), 'strikes')] : []),
  ];
}
