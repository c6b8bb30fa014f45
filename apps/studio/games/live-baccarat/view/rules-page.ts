import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { exactReturn } from '../exact.ts';
import { places, type Place } from '../places.ts';
import type { LiveBaccaratTitle } from '../titles.ts';

/** What a place pays, in hundredths of what lies on it. */
export function paysOf({ tie, banker, pair }: LiveBaccaratTitle, place: Place): number {
  return { player: 200, tie, banker, 'player-pair': pair, 'banker-pair': pair }[place];
}

/** How a coup is dealt, and what each place pays and returns. */
export function rules({ say, config }: RulesParts, title: LiveBaccaratTitle): Node[] {
  const percent = new Intl.NumberFormat(config.locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows = places.map((place) => {
    const { num, den } = exactReturn(title, place);
    return [say(`baccarat.${place}`), timesText(config.locale, paysOf(title, place)), percent.format(Number(num) / Number(den))];
  });
  const table = payTable([say('baccarat.bet'), say('baccarat.pays'), say('baccarat.return')], rows);
  const play = rulesPart((key) => say(key, { decks: title.decks }), 'play');
  const ofSix = title.bankerOfSix === title.banker ? [] : [rulesPart(say, 'six')];
  return [play, rulesPart(say, 'draw'), rulesPart(say, 'pays', table), rulesPart(say, 'pairs'), ...ofSix];
}
