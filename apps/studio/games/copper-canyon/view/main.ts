import { startSlot } from '../../../view/start-slot.ts';
import { copperCanyon } from '../index.ts';
import { CanyonTable } from './canyon-table.ts';
import { rulesPage } from './rules-page.ts';

void startSlot({ game: copperCanyon, makeTable: (parts) => new CanyonTable(parts), rulesPage });
