import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { scratchGame } from '../index.ts';
import { titles } from '../titles.ts';
import { rulesPage } from './rules-page.ts';
import { ScratchTable } from './scratch-table.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({
  game: scratchGame(title),
  icon: 'play',
  makeTable: (parts) => new ScratchTable(parts, title),
  rulesPage: (parts) => rulesPage(parts, title),
});
