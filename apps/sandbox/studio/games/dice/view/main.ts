import { startGame } from '../../../view/start-game.ts';
import { dice } from '../index.ts';
import { DiceTable } from './dice-table.ts';
import { rulesPage } from './rules-page.ts';

void startGame({ game: dice, makeTable: (parts) => new DiceTable(parts), rulesPage });
