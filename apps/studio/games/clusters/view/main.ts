import { readConfig } from '../../../view/start-game.ts';
import { startSlot } from '../../../view/start-slot.ts';
import { setInks } from '../../../view/title-inks.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { clusterGame } from '../index.ts';
import { clustersOf } from '../math.ts';
import { titles } from '../titles.ts';
import { ClusterTable } from './cluster-table.ts';
import { rulesPage } from './rules-page.ts';

const title = findTitle(titles, readConfig().game);
const clusters = clustersOf(title);
setInks(seedOf(title));
void startSlot({
  game: clusterGame(title),
  makeTable: (parts) => new ClusterTable(parts, clusters),
  rulesPage: (parts) => rulesPage(parts, clusters),
});
