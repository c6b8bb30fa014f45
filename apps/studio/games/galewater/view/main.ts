import { startSlot } from '../../../view/start-slot.ts';
import { galewater } from '../index.ts';
import { GaleTable } from './gale-table.ts';
import { rulesPage } from './rules-page.ts';

void startSlot({ game: galewater, makeTable: (parts) => new GaleTable(parts), rulesPage });
