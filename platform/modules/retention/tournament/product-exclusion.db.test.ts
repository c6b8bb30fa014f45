import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findFinishedRounds } from '#modules/game';
import type { TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { untilWaiting } from '#testing/until-waiting.ts';
import {
  beginAnew,
  closeTournamentPlatform,
  openTournamentPlatform,
  tournamentCalls,
  type Entrant,
} from '#testing/tournament-kit/testing.ts';
import { countForTournaments } from './count-rounds.ts';

let platform: TestPlatform;
let player: Entrant;
beforeAll(async () => {
  platform = await openTournamentPlatform();
});
afterAll(() => closeTournamentPlatform(platform));
beforeEach(async () => {
  [player] = (await beginAnew(platform)) as [Entrant];
  await tournamentCalls(platform).play(player, '100', '500');
});

async function shut(definition: number, period: string, product = 'casino'): Promise<number> {
  const body = { definition, period, product };
  return (await player.call('player.limits.create', { body })).status;
}

const entries = () =>
  platform.kernel.db.all(
    sql<{ isFrozen: boolean }>`select is_frozen as "isFrozen" from retention.tournament_entry where player_id = ${player.id}`,
  );

it('[X8] takes out whose exclusion from the casino came before the fact of his first round', async () => {
  expect(await shut(limitDefinition.selfExclusion, '6_months')).toBe(200);
  await platform.relay.drain();
  expect(await entries()).toEqual([{ isFrozen: true }]);
});

it.each([
  ['a break from the casino', limitDefinition.coolingOff, '1_week', 'casino'],
  ['an exclusion from the sportsbook', limitDefinition.selfExclusion, '6_months', 'sportsbook'],
])('leaves in who began %s', async (_, definition, period, product) => {
  expect(await shut(definition, period, product)).toBe(200);
  await platform.relay.drain();
  expect(await entries()).toEqual([{ isFrozen: false }]);
});

it('[X8] takes out whose exclusion from the casino comes while his first round is counted', async () => {
  const { kernel } = platform;
  const [{ id: roundId }] = (await kernel.db.all(sql`select id from game.round where player_id = ${player.id}`)) as [{ id: string }];
  const rounds = await findFinishedRounds(kernel.db, [roundId]);
  const { excluding } = await kernel.db.transaction(async (tx) => {
    await countForTournaments(kernel, tx, rounds);
    const shutting = shut(limitDefinition.selfExclusion, 'forever');
    // It has gone through, or waits for what is counted.
    await untilWaiting(kernel.db, sql`select 1 from limits.product_break where player_id = ${player.id}`);
    return { excluding: shutting };
  });
  expect(await excluding).toBe(200);
  expect(await entries()).toEqual([{ isFrozen: true }]);
});
