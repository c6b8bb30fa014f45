import { startGame } from '../../../view/start-game.ts';
import { mines } from '../index.ts';
import { MinesTable } from './mines-table.ts';
import { rulesPage } from './rules-page.ts';

void startGame({ game: mines, icon: 'play', makeTable: (parts) => new MinesTable(parts), rulesPage });
