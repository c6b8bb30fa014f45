import { startSlot } from '../../../view/start-slot.ts';
import { assayersScales } from '../index.ts';
import { AssayTable } from './assay-table.ts';
import { rulesPage } from './rules-page.ts';

void startSlot({ game: assayersScales, makeTable: (parts) => new AssayTable(parts), rulesPage });
