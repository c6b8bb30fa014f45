import { openPage } from '../../../view/dialogs.ts';
import { startGame } from '../../../view/start-game.ts';
import { kiteWeather } from '../index.ts';
import { KiteTable } from './kite-table.ts';
import { roundsPage } from './rounds-page.ts';
import { rulesPage } from './rules-page.ts';

void startGame({
  game: kiteWeather,
  icon: 'play',
  makeTable: (parts) =>
    new KiteTable(parts, () =>
      openPage(parts.shell.root, { title: parts.say('kite.allRounds'), close: parts.say('frame.close'), content: roundsPage(parts) }),
    ),
  rulesPage,
  fairnessPage: roundsPage,
});
