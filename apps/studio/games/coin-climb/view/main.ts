import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { coinGame } from '../index.ts';
import { titles } from '../titles.ts';
import { CoinTable } from './coin-table.ts';
import { rulesPage } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: coinGame(title),
  icon: 'play',
  makeTable: (parts) => new CoinTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
