import { readConfig, startGame } from '../../../view/start-game.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { reachGame } from '../index.ts';
import { titles } from '../titles.ts';
import { ReachTable } from './reach-table.ts';
import { rulesPage } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
setInks(seedOf(title));
void startGame({ game: reachGame(title), icon: 'play', makeTable: (parts) => new ReachTable(parts, title), rulesPage });
