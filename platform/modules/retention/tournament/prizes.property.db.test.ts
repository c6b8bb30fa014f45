import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TournamentTerms } from '#config';
import { newId } from '#kernel';
import { checkBooks } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { cuts, deliverAll, throughCuts } from '#testing/cuts.ts';
import { recordRound } from '#testing/record-round.ts';
import { sql } from '#testing/sql.ts';
import { launchTestGame } from '../../../flows/game-wallet/testing.ts';
import { finishTournament } from './finish.ts';
import { payPrizes } from './pay-prizes.ts';
import { rankTournament } from './rank.ts';
import { insertTournament } from './tournament.sql.ts';

/** More of them by hand, as docs/guides/tests.md says. */
const numRuns = Number(process.env.PRIZE_RUNS ?? 6);
const prizes = [20, 10, 5];
const startsAt = new Date('2026-06-03T12:00:00Z');
const endsAt = new Date('2026-06-03T14:00:00Z');
const terms: TournamentTerms = {
  title: 'Any',
  type: 'won',
  isConfirmationRequired: false,
  collections: [],
  collectionsExcluded: [],
  minStake: null,
  maxStake: null,
  pointsPerUnit: 1,
  roundsLimit: null,
  minRounds: 2,
  prizes: prizes.map((euros, at) => ({ place: at + 1, gives: { kind: 'money', amount: String(euros) }, title: `€${euros}` })),
};

interface Entrant {
  id: string;
  accountId: string;
}

let platform: TestPlatform;
let entrants: Entrant[];
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  const players = await Promise.all(Array.from({ length: 5 }, () => registerTestPlayer(platform)));
  entrants = [];
  for (const player of players) {
    const { id } = player;
    const { id: accountId } = await activeAccountOf(player);
    await launchTestGame(platform, { playerId: id, accountId });
    entrants.push({ id, accountId });
  }
});
afterAll(() => platform[Symbol.asyncDispose]());

interface Played {
  by: number;
  payout: number;
  /** Seconds after the start; some end too late. */
  at: number;
}
const played: fc.Arbitrary<Played> = fc.record({
  by: fc.integer({ min: 0, max: 4 }),
  payout: fc.constantFrom(0, 100, 100, 250, 900),
  at: fc.integer({ min: 0, max: 7_300 }),
});
async function end(rounds: readonly Played[]): Promise<string> {
  const { db } = platform.kernel;
  const id = newId();
  await db.run(insertTournament({ origin: 'brand', id, identity: id, startsAt, endsAt, terms, at: startsAt }));
  await db.transaction(async (tx) => {
    for (const { by, payout, at } of rounds) {
      await recordRound(tx, { ...entrants[by]!, stake: 100, payout, at: new Date(startsAt.getTime() + at * 1_000) });
    }
  });
  return id;
}

/** The ids of those who win, by the plain meaning of the rules. */
function winnersOf(rounds: readonly Played[]): string[] {
  const scores = entrants.map(({ id }, n) => {
    const own = rounds.map((round, order) => ({ ...round, order })).filter(({ by, at }) => by === n && at < 7_200);
    const scoring = own.filter(({ payout }) => payout > 0);
    const reachedAt = Math.max(-1, ...scoring.map(({ at }) => at));
    return { id, points: scoring.reduce((sum, { payout }) => sum + payout, 0), rounds: own.length, reachedAt };
  });
  return scores
    .filter(({ points, rounds: count }) => points > 0 && count >= 2)
    .toSorted((a, b) => b.points - a.points || a.reachedAt - b.reachedAt)
    .slice(0, prizes.length)
    .map(({ id }) => id);
}

const balances = async (): Promise<Map<string, number>> => {
  const rows = await platform.kernel.db.all(sql<{ playerId: string; real: number }>`
    select a.player_id as "playerId", (l.balance / 100)::int as real from wallet.account a
    join wallet.ledger_account l on l.account_id = a.id and l.pocket = 'real'`);
  return new Map(rows.map(({ playerId, real }) => [playerId, real]));
};

it(
  'pays each prize once to whoever has won it, whatever is cut off in the middle of counting, of the final and of paying',
  { timeout: 60_000 + numRuns * 2_000 },
  async () => {
    const { kernel } = platform;
    // Of equal points the first is ahead; equal times would leave it to the entries' ids.
    const plans = fc.uniqueArray(played, { selector: ({ at }) => at, minLength: 1, maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(plans, cuts, cuts, cuts, async (unordered, ...[counting, finals, paying]) => {
        const rounds = unordered.toSorted((a, b) => a.at - b.at);
        const before = await balances();
        const id = await end(rounds);
        await throughCuts(platform, () => deliverAll(platform), counting);
        await throughCuts(platform, () => rankTournament(kernel, id), []);
        await throughCuts(platform, () => finishTournament(kernel, id), finals);
        await throughCuts(platform, () => payPrizes(kernel), paying);
        await payPrizes(kernel);
        const after = await balances();
        const won = winnersOf(rounds);
        const gains = entrants.map((entrant) => after.get(entrant.id)! - before.get(entrant.id)!);
        expect(gains).toEqual(entrants.map((entrant) => prizes[won.indexOf(entrant.id)] ?? 0));
      }),
      { numRuns },
    );
    expect(await checkBooks(kernel.db)).toEqual([]);
  },
);
