import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cuts, deliverAll, throughCuts } from '#testing/cuts.ts';
import { closeQuestPlatform, offer, openQuestPlatform, questOf, registerQuester, type Quester } from '#testing/quest-kit/testing.ts';
import { launchTestGame } from '../../../flows/game-wallet/testing.ts';
import { recordRound } from '#testing/record-round.ts';
import { sql } from '#testing/sql.ts';
import type { TestPlatform } from '#testing';
import { activateQuest } from './activate-quest.ts';
import type { QuestSeed } from './terms.ts';

/** More of them by hand, as docs/guides/tests.md says. */
const numRuns = Number(process.env.CLAIM_RUNS ?? 6);

let platform: TestPlatform;
let players: Quester[];
beforeAll(async () => {
  platform = await openQuestPlatform();
  players = await Promise.all([1, 2, 3].map(() => registerQuester(platform)));
  for (const { id: playerId, accountId } of players) await launchTestGame(platform, { playerId, accountId });
});
afterAll(() => closeQuestPlatform(platform));

type Reward = QuestSeed['rewards'][number];
const rewards = fc.array(
  fc.constantFrom<Reward>(
    { kind: 'money', amount: { base: '3' }, isLocked: false },
    { kind: 'points', points: 7 },
    { kind: 'campaign', code: 'two' },
  ),
  { minLength: 1, maxLength: 3 },
);

/** Own money in cents, points of loyalty, and bonuses, of each player. */
async function holdings(): Promise<{ cents: number; points: number; bonuses: number }[]> {
  const rows = await platform.kernel.db.all(sql<{ id: string; cents: number; points: number; bonuses: number }>`
    select a.player_id as id, (select sum(l.balance)::int from wallet.ledger_account l where l.account_id = a.id and l.pocket <> 'bonus') as cents,
      coalesce((select p.points::int from retention.loyalty_account p where p.player_id = a.player_id), 0) as points,
      (select count(*)::int from bonus.player_bonus b where b.player_id = a.player_id) as bonuses
    from wallet.account a`);
  return players.map(({ id }) => rows.find((row) => row.id === id)!);
}

it(
  '[QUEST-03] gives each reward of a claim once, whatever is cut off in the middle of beginning, of counting and of claiming',
  { timeout: 60_000 + numRuns * 2_000 },
  async () => {
    const { kernel } = platform;
    await fc.assert(
      fc.asyncProperty(rewards, cuts, cuts, cuts, async (promised, ...[beginning, counting, claiming]) => {
        const quest = questOf({ rewards: promised });
        await offer(platform, quest);
        const before = await holdings();
        // All of them are over when one has failed.
        const activateAll = async () => {
          const done = await Promise.allSettled(players.map(({ id }) => activateQuest(kernel, id, quest.id)));
          for (const each of done) if (each.status === 'rejected') throw each.reason;
        };
        await throughCuts(platform, activateAll, beginning);
        await kernel.db.transaction(async (tx) => {
          for (const player of players) await recordRound(tx, { ...player, stake: 100, payout: 0, at: kernel.clock.now() });
        });
        await throughCuts(platform, () => deliverAll(platform), counting);
        await throughCuts(platform, activateAll, claiming);
        await deliverAll(platform);
        const of = (kind: Reward['kind']) => promised.filter((reward) => reward.kind === kind).length;
        const expected = before.map(({ cents, points, bonuses }) => ({
          cents: cents + of('money') * 300,
          points: points + of('points') * 7,
          bonuses: bonuses + of('campaign'),
        }));
        expect(await holdings()).toMatchObject(expected);
      }),
      { numRuns },
    );
  },
);
