import { openPage } from '../../../view/dialogs.ts';
import type { FairnessParts } from '../../../view/fairness-page.ts';
import { roundsPage } from '../../../view/live/rounds-page.ts';
import { startGame } from '../../../view/start-game.ts';
import { kiteWeather } from '../index.ts';
import { KiteTable } from './kite-table.ts';
import { multiplierText } from './multiplier.ts';
import { rulesPage } from './rules-page.ts';

const rounds = ({ config, say }: Pick<FairnessParts, 'config' | 'say'>): Node[] =>
  roundsPage({ config, say, game: kiteWeather, brief: (point) => multiplierText(config.locale, Number(point)), head: say('kite.endedAt') });

void startGame({
  game: kiteWeather,
  icon: 'play',
  makeTable: (parts) =>
    new KiteTable(parts, () =>
      openPage(parts.shell.root, { title: parts.say('live.allRounds'), close: parts.say('frame.close'), content: rounds(parts) }),
    ),
  rulesPage,
  fairnessPage: rounds,
});
