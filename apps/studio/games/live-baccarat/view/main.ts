import { cardName } from '../../../recall/card-names.ts';
import { PlaceGrid } from '../../../view/live/place-grid.ts';
import { startLiveTable } from '../../../view/live/start-live-table.ts';
import { readConfig } from '../../../view/start-game.ts';
import { timesText } from '../../../view/times-text.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { liveBaccarat } from '../index.ts';
import { returned, winnerIn, type BaccaratResult } from '../math.ts';
import { places } from '../places.ts';
import { titles } from '../titles.ts';
import { HandsScene } from './hands-scene.ts';
import { paysOf, rules } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);

void startLiveTable<BaccaratResult>({
  game: liveBaccarat(title),
  title,
  brief: (result, { say }) => say(`baccarat.${winnerIn(result)}`),
  rules: (parts) => rules(parts, title),
  makeLook(host) {
    const { say, config } = host.parts;
    const board = places.map((bet) => {
      const [label, pays] = [say(`baccarat.${bet}`), timesText(config.locale, paysOf(title, bet))];
      return { bet, name: `${label}: ${pays}`, label, pays, className: `side side-${bet}` };
    });
    const named = (cards: readonly number[]): string => cards.map((card) => cardName(card, say)).join(', ');
    return {
      seed: seedOf(title),
      scene: new HandsScene(host.parts),
      // A tie gives stakes on the two hands back, and does not win for them.
      board: new PlaceGrid({ host, className: 'sides', places: board, isPaid: (bet, result) => returned(title, bet, result) > 100 }),
      nameOf: (bet) => say(`baccarat.${bet}`),
      brief: (result) => ({ text: say(`baccarat.${winnerIn(result)}`), tone: `past-${winnerIn(result)}` }),
      words: (result) =>
        `${say('baccarat.player')}: ${named(result[0])}. ${say('baccarat.banker')}: ${named(result[1])}. ${say('baccarat.winner')}: ${say(`baccarat.${winnerIn(result)}`)}.`,
    };
  },
});
