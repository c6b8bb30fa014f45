import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { sicBoGame } from '../index.ts';
import { titles } from '../titles.ts';
import { rulesPage } from './rules-page.ts';
import { SicBoTable } from './sic-bo-table.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: sicBoGame(title),
  icon: 'play',
  makeTable: (parts) => new SicBoTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
