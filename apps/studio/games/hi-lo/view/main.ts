import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { hiLoGame } from '../index.ts';
import { titles } from '../titles.ts';
import { HiLoTable } from './hi-lo-table.ts';
import { rulesPage } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: hiLoGame(title),
  icon: 'play',
  makeTable: (parts) => new HiLoTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
