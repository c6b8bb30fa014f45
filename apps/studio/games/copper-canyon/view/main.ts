import { startSlot } from '../../../view/start-slot.ts';
import { copperCanyon } from '../index.ts';
import { CanyonShow } from './canyon-show.ts';
import { rulesPage } from './rules-page.ts';

void startSlot({ game: copperCanyon, makeTable: (parts) => new CanyonShow(parts), rulesPage });
