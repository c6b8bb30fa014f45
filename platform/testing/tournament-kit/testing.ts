import type { Tournament } from '@verdigale/contract';
import { expect } from 'vitest';
import { newId } from '#kernel';
import { rankTournament, rollEditions } from '#modules/retention';
import { checkBooks } from '#modules/wallet';
import { callWallet, giveMoney, launchTestGame, type LaunchedPlayer } from '../../flows/game-wallet/testing.ts';
import { testSeries as series } from '../../modules/retention/testing.ts';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '../index.ts';
import { sql } from '../sql.ts';

const invited = { ...series, identity: 'by-invitation', isConfirmationRequired: true, minRounds: 2, prizes: series.prizes.slice(0, 1) };

/** Play itself earns nothing. */
const loyalty = { levels: [{ id: 'copper', name: 'Copper', points: 0 }], pointsPerHundred: { default: 0, types: {} } };

export interface Entrant extends TestPlayer {
  launched: LaunchedPlayer;
}

export async function openTournamentPlatform(): Promise<TestPlatform> {
  const platform = await createTestPlatform({ tournaments: { series: [series, invited], hasCrowd: false }, loyalty });
  await platform.kernel.jobs.start({ work: false });
  return platform;
}

export async function closeTournamentPlatform(platform: TestPlatform): Promise<void> {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
}

/** A quarter of an hour before the end of the first editions, with three players who have nothing in them yet. */
export async function beginAnew(platform: TestPlatform): Promise<Entrant[]> {
  await platform.kernel.db.run(
    sql`truncate retention.tournament, retention.tournament_entry, retention.tournament_order, retention.tournament_prize`,
  );
  platform.clock.set('2026-06-03T13:45:00Z');
  await rollEditions(platform.kernel);
  return Promise.all([1, 2, 3].map(() => enter(platform)));
}

async function enter(platform: TestPlatform): Promise<Entrant> {
  const player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(platform.kernel, accountId, 100_00n);
  return { ...player, launched: await launchTestGame(platform, { playerId: player.id, accountId }) };
}

/** What players and guests do with tournaments. */
export function tournamentCalls(platform: TestPlatform) {
  const get = async (identity: string, { call }: Pick<TestPlayer, 'call'> = platform) =>
    (await call('retention.tournaments.get', { params: { id: identity } })).data;
  return {
    get,
    list: (query: string) => platform.call('retention.tournaments.list', { query }),
    participate: (id: string, { call }: Pick<TestPlayer, 'call'>) => call('retention.tournaments.participate', { params: { id } }),
    async play({ launched }: Entrant, stake: string, payout: string, between = (): void => {}): Promise<void> {
      platform.clock.advance(1_000);
      const roundId = newId();
      const call = { token: launched.token, currency: 'EUR', roundId };
      expect(await callWallet(platform, 'bet', { ...call, transactionId: `b-${roundId}`, amount: stake })).toMatchObject({ status: 200 });
      between();
      await callWallet(platform, 'win', { ...call, transactionId: `w-${roundId}`, amount: payout, isFinal: true });
    },
    /** Counts what was played, and ranks. */
    async rank(identity: string): Promise<Tournament> {
      await platform.relay.drain();
      const { id } = await get(identity);
      await rankTournament(platform.kernel, id);
      await platform.relay.drain();
      return get(identity);
    },
  };
}
