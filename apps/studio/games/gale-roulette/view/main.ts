import { startGame } from '../../../view/start-game.ts';
import { galeRoulette } from '../index.ts';
import { RouletteTable } from './roulette-table.ts';
import { rulesPage } from './rules-page.ts';

void startGame({ game: galeRoulette, makeTable: (parts) => new RouletteTable(parts), rulesPage });
