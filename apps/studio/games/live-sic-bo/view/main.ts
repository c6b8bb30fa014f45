import { PlaceGrid } from '../../../view/live/place-grid.ts';
import { startLiveTable } from '../../../view/live/start-live-table.ts';
import { readConfig } from '../../../view/start-game.ts';
import { betsOf } from '../../sic-bo/bets.ts';
import { betName, betPays, shortName } from '../../sic-bo/view/bet-words.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { liveSicBo } from '../index.ts';
import { rulesOf, type SicBoResult } from '../math.ts';
import { titles } from '../titles.ts';
import { DiceScene } from './dice-scene.ts';
import { rules } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
const tableRules = rulesOf(title);
const bets = betsOf(title);
const totalOf = (dice: SicBoResult): number => dice.reduce((sum, die) => sum + die, 0);

void startLiveTable<SicBoResult>({
  game: liveSicBo(title),
  title,
  brief: (dice) => dice.join(' '),
  rules: (parts) => rules(parts, title),
  makeLook(host) {
    const { say, config } = host.parts;
    const places = bets.map((bet) => {
      const [name, pays] = [betName(bet, say, config.locale), betPays(bet, config.locale)];
      return {
        bet: bet.identity,
        name: `${name}: ${pays}`,
        label: bet.n === undefined ? name : shortName(bet),
        pays: pays.split(' · ')[0] ?? '',
        className: `bet bet-${bet.key}`,
      };
    });
    return {
      seed: seedOf(title),
      swaps: true,
      scene: new DiceScene(host.parts),
      board: new PlaceGrid({ host, className: 'felt', places, isPaid: (bet, dice) => tableRules.returned(bet, dice) > 0 }),
      nameOf: (identity) => {
        const bet = bets.find((each) => each.identity === identity);
        return bet ? betName(bet, say, config.locale) : '';
      },
      brief: (dice) => ({ text: totalOf(dice).toLocaleString(config.locale), tone: totalOf(dice) > 10 ? 'past-high' : 'past-low' }),
      words: (dice) => say('sicbo.thrown', { dice: dice.join(', '), total: totalOf(dice) }),
    };
  },
});
