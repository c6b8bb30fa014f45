import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { wheelGame } from '../index.ts';
import { titles } from '../titles.ts';
import { rulesPage } from './rules-page.ts';
import { WheelTable } from './wheel-table.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: wheelGame(title),
  makeTable: (parts) => new WheelTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
