import { startLiveTable } from '../../../view/live/start-live-table.ts';
import { readConfig } from '../../../view/start-game.ts';
import { betName } from '../../gale-roulette/bet-name.ts';
import { colourOf } from '../../gale-roulette/bets.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { liveRoulette } from '../index.ts';
import type { RouletteResult } from '../math.ts';
import { titles } from '../titles.ts';
import { FeltBoard } from './felt-board.ts';
import { rules } from './rules-page.ts';
import { WheelScene } from './wheel-scene.ts';

const title = findTitle(titles, readConfig().game);

void startLiveTable<RouletteResult>({
  game: liveRoulette(title),
  title,
  brief: ([number], { config, say }) => `${number.toLocaleString(config.locale)} ${say(`roulette.${colourOf(number)}`)}`,
  rules: (parts) => rules(parts, title),
  makeLook(host) {
    const { say, config } = host.parts;
    const plain = new Intl.NumberFormat(config.locale);
    const figure = (number: number): string => plain.format(number);
    const board = new FeltBoard(host, figure);
    return {
      seed: seedOf(title),
      swaps: true,
      scene: new WheelScene(host.parts, figure),
      board,
      controls: board.kinds,
      nameOf: (bet) => betName(bet, say, figure),
      brief: ([number]) => ({ text: figure(number), tone: `past-${colourOf(number)}` }),
      words: ([number]) => say('roulette.came', { n: figure(number), colour: say(`roulette.${colourOf(number)}`) }),
    };
  },
});
