import { startGame } from '../../../view/start-game.ts';
import { burnishedJacks } from '../index.ts';
import { PokerTable } from './poker-table.ts';
import { rulesPage } from './rules-page.ts';

void startGame({ game: burnishedJacks, icon: 'play', makeTable: (parts) => new PokerTable(parts), rulesPage });
