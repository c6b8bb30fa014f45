import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { kenoGame } from '../index.ts';
import { titles } from '../titles.ts';
import { KenoTable } from './keno-table.ts';
import { rulesPage } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: kenoGame(title),
  icon: 'play',
  makeTable: (parts) => new KenoTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
