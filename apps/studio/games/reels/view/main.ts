import { readConfig } from '../../../view/start-game.ts';
import { startSlot } from '../../../view/start-slot.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { reelsGame } from '../index.ts';
import { reelsOf } from '../math.ts';
import { titles } from '../titles/index.ts';
import { ReelsTable } from './reels-table.ts';
import { rulesPage } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
const reels = reelsOf(title);
setInks(seedOf(title));
void startSlot({
  game: reelsGame(title),
  makeTable: (parts) => new ReelsTable(parts, reels),
  rulesPage: (parts) => rulesPage(parts, reels),
});
