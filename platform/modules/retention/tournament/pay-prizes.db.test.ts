import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses, loadCampaigns, type CampaignSeed } from '#modules/bonus';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { givenByQuests } from '#testing/quest-kit/testing.ts';
import { sql } from '#testing/sql.ts';
import { payPrizes } from './pay-prizes.ts';
import { insertTournament } from './tournament.sql.ts';

const startsAt = new Date('2026-06-03T12:00:00Z');
const endsAt = new Date('2026-06-03T14:00:00Z');

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  expect([await checkBooks(platform.kernel.db), await checkBonuses(platform.kernel.db)]).toEqual([[], []]);
  await platform[Symbol.asyncDispose]();
});

/** A new player who has won a prize of this campaign. */
async function winner(campaign: string): Promise<string> {
  const { db } = platform.kernel;
  const [player, id] = [await registerTestPlayer(platform), newId()];
  const terms = {
    title: 'Any',
    type: 'won',
    isConfirmationRequired: false,
    collections: [],
    collectionsExcluded: [],
    minStake: null,
    maxStake: null,
    pointsPerUnit: 1,
    roundsLimit: null,
    minRounds: null,
    prizes: [{ place: 1, gives: { kind: 'bonus', campaign }, title: 'A bonus' }],
  } as const;
  await db.run(insertTournament({ origin: 'brand', id, identity: id, startsAt, endsAt, terms, at: startsAt }));
  await db.run(sql`insert into retention.tournament_prize (tournament_id, place, player_id, account_id, points, entered_at, reached_at)
    select ${id}, 1, player_id, id, 5, ${startsAt}, ${endsAt} from wallet.account where player_id = ${player.id}`);
  return player.id;
}

/** What came of it, in minor units: bonuses issued, own money paid, and prizes still owed. */
const outcome = (playerId: string) =>
  platform.kernel.db.one(sql<{ bonuses: number[]; real: number; owed: number }>`
    select array(select amount::int from bonus.player_bonus where player_id = ${playerId}) as bonuses,
      coalesce((select l.balance::int from wallet.account a join wallet.ledger_account l on l.account_id = a.id and l.pocket = 'real'
        where a.player_id = ${playerId}), 0) as real,
      (select count(*)::int from retention.tournament_prize where player_id = ${playerId} and paid_at is null) as owed`);

/** A published campaign that gives two euros, and nothing else of the brand. */
async function publish(some: Partial<CampaignSeed>): Promise<string> {
  const code = newId();
  await loadCampaigns(platform.kernel, [{ ...givenByQuests[0]!, id: newId(), code, ...some }]);
  return code;
}

describe('a prize that is a bonus', () => {
  it('is given once, though its campaign has reached its ceiling or is stopped since', async () => {
    const code = await publish({ budget: { claims: 1, spent: null } });
    const [first, second] = [await winner(code), await winner(code)];
    await Promise.all([payPrizes(platform.kernel), payPrizes(platform.kernel)]);
    const third = await winner(code);
    await loadCampaigns(platform.kernel, []);
    await payPrizes(platform.kernel);
    await payPrizes(platform.kernel);
    const given = { bonuses: [2_00], real: 0, owed: 0 };
    expect(await Promise.all([first, second, third].map(outcome))).toEqual([given, given, given]);
  });

  it('is named by its bonus id before it is won', async () => {
    const item = { ...givenByQuests[0]!.items[0]!, id: newId() };
    const playerId = await winner(await publish({ items: [item] }));
    const { id } = await platform.kernel.db.one(
      sql<{ id: string }>`select tournament_id as id from retention.tournament_prize where player_id = ${playerId}`,
    );
    const answer = await platform.call('retention.tournaments.get', { params: { id } });
    expect(answer).toMatchObject({ data: { prizes: [{ place: 1, type: 2, bonusId: item.id, entry: { playerId } }] } });
  });

  it('is its worth in money where its campaign was never published', async () => {
    const spins = givenByQuests[1]!.items[0]!;
    const code = await publish({ items: [{ ...spins, id: newId() }], budget: { claims: null, spent: '0.10' } });
    const player = await winner(code);
    await payPrizes(platform.kernel);
    await payPrizes(platform.kernel);
    expect(await outcome(player)).toEqual({ bonuses: [], real: 60, owed: 0 });
  });

  it('is its worth in money for who cannot have it, and is not tried for ever', async () => {
    const player = await winner(await publish({ countries: ['BR'] }));
    await payPrizes(platform.kernel);
    await payPrizes(platform.kernel);
    expect(await outcome(player)).toEqual({ bonuses: [], real: 2_00, owed: 0 });
  });
});
