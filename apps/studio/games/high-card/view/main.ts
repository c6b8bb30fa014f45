import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { highCardGame } from '../index.ts';
import { titles } from '../titles.ts';
import { HighCardTable } from './high-card-table.ts';
import { rulesPage } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: highCardGame(title),
  icon: 'play',
  makeTable: (parts) => new HighCardTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
