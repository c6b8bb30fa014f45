import type { Recall } from '../../recall/round-story.ts';
import type { TableChoice, TableOutcome } from '../shared-table.ts';
import { betsOf } from '../sic-bo/bets.ts';
import { tableRecall } from '../table-recall.ts';
import type { SicBoResult } from './math.ts';
import type { LiveSicBoTitle } from './titles.ts';

export function recallOf(title: LiveSicBoTitle): Recall<TableChoice, never, TableOutcome<SicBoResult>> {
  const bets = new Map(betsOf(title).map((bet) => [bet.identity, bet]));
  return tableRecall<SicBoResult>({
    nameOf: (place, { say }) => say(`sicbo.${bets.get(place)?.key}`, { n: bets.get(place)?.n ?? '' }),
    told: (dice, { say }) => ({ outcome: [{ name: say('sicbo.dice'), value: dice.join(' + ') }] }),
  });
}
