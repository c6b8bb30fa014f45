import { startGame } from '../../../view/start-game.ts';
import { violetDice } from '../index.ts';
import { DiceTable } from './dice-table.ts';
import { rulesPage } from './rules-page.ts';

void startGame({ game: violetDice, makeTable: (parts) => new DiceTable(parts), rulesPage });
