import { startGame } from '../../../view/start-game.ts';
import { patinaPlinko } from '../index.ts';
import { PlinkoTable } from './plinko-table.ts';
import { rulesPage } from './rules-page.ts';

void startGame({ game: patinaPlinko, icon: 'play', makeTable: (parts) => new PlinkoTable(parts), rulesPage });
