import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { threeCardGame } from '../index.ts';
import { titles } from '../titles.ts';
import { rulesPage } from './rules-page.ts';
import { ThreeCardTable } from './three-card-table.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: threeCardGame(title),
  icon: 'play',
  makeTable: (parts) => new ThreeCardTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
