import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import {
  closeQuestPlatform,
  deliver,
  offer,
  openQuestPlatform,
  questOf,
  registerQuester,
  type Quester,
} from '#testing/quest-kit/testing.ts';
import { bets } from '../testing.ts';
import { emitOverdue } from './expire-quests.ts';
import type { TaskProgress } from './progress.ts';

// What is stored of quests against what the rounds and deposits of a player say, counted another way.

const games = ['copper-canyon', 'galewater'];
const inAnyOrder = questOf({
  days: 1,
  goals: [
    bets(5, { minStake: { base: '0.50' }, maxStake: { base: '2' }, games: games.slice(0, 1) }),
    { kind: 'win', quantity: 2, multiplier: '2', games: [] },
    { kind: 'deposit', quantity: 2, minAmount: { base: '10' } },
  ],
});
const inOrder = questOf({
  days: 1,
  taskOrder: 'one-after-another',
  goals: [bets(2), { kind: 'win', quantity: 1, games: [] }, bets(3, { games: games.slice(1) })],
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openQuestPlatform();
  await offer(platform, inAnyOrder, inOrder);
});
afterAll(() => closeQuestPlatform(platform));

const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('bet' as const), stake: fc.integer({ min: 10, max: 300 }), game: fc.constantFrom(...games) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('finish' as const), which: fc.nat(9), payout: fc.constantFrom(0, 0, 99, 100, 400, 600) }),
  },
  fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 5, max: 15 }) }),
  fc.record({ do: fc.constant('deliver' as const) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 30, 12 * 60) }),
);

async function act(player: Quester, actions: readonly (typeof action extends fc.Arbitrary<infer A> ? A : never)[]): Promise<void> {
  const open: ((payout: number) => Promise<void>)[] = [];
  for (const step of actions) {
    // No two things at one instant, so that their order is that of their times.
    platform.clock.advance(1);
    if (step.do === 'bet') open.push(await player.bet(step.stake, step.game));
    if (step.do === 'finish') await open.splice(step.which % Math.max(1, open.length), 1)[0]?.(step.payout);
    if (step.do === 'deposit') await player.deposit('card', step.amount);
    if (step.do === 'deliver') await platform.relay.drain();
    if (step.do === 'wait') platform.clock.advance(step.minutes * 60_000);
    await emitOverdue(platform.kernel);
  }
  await deliver(platform);
}

interface Round {
  game: string;
  stake: bigint;
  payout: bigint;
  begun: Date;
  ended: Date;
}

const roundsOf = (playerId: string) =>
  platform.kernel.db.all(sql<Round>`select g.identity as game, r.stake, r.payout, r.created_at as begun, r.finished_at as ended
    from game.round r join game.game g on g.id = r.game_id where r.player_id = ${playerId} and r.status = 'finished' order by r.finished_at`);

const depositsIn = async (playerId: string, from: Date, to: Date) =>
  (
    await platform.kernel.db.all(
      sql`select 1 from payment.invoice where player_id = ${playerId} and status = 2 and amount >= 1000
        and updated_at >= ${from} and updated_at < ${to}`,
    )
  ).length;

/** The tasks of the ordered quest, by going through the rounds once. */
function inTurn(rounds: readonly Round[], from: Date): number[] {
  const done = [0, 0, 0];
  const [quantities, fits] = [
    [2, 1, 3],
    [() => true, ({ payout }: Round) => payout > 0n, ({ game }: Round) => game === games[1]],
  ];
  let [turn, since] = [0, from];
  for (const round of rounds) {
    if (turn === 3 || round.begun < since || !fits[turn]!(round)) continue;
    done[turn]! += 1;
    if (done[turn] === quantities[turn]) [turn, since] = [turn + 1, round.ended];
  }
  return done;
}

it('[QUEST-03] stores what rounds and deposits add up to, in whatever order they come and are told of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 40, maxLength: 70, size: 'max' }), async (actions) => {
      const player = await registerQuester(platform);
      const start = platform.clock.now();
      const end = new Date(start.getTime() + 86_400_000);
      for (const { id } of [inAnyOrder, inOrder]) await player.activate(id);
      await act(player, actions);
      const rounds = (await roundsOf(player.id)).filter(({ ended }) => ended < end);
      const stored = await platform.kernel.db.all(
        sql<{
          questId: string;
          tasks: TaskProgress[];
        }>`select quest_id as "questId", tasks from retention.player_quest where player_id = ${player.id}`,
      );
      const progressOf = (quest: { id: string }) =>
        stored.find(({ questId }) => questId === quest.id)!.tasks.map(({ progress }) => progress);
      const spins = rounds.filter(({ game, stake }) => game === games[0] && stake >= 50n && stake <= 200n);
      const wins = rounds.filter(({ stake, payout }) => payout >= 2n * stake);
      const deposits = await depositsIn(player.id, start, end);
      expect(progressOf(inAnyOrder)).toEqual([Math.min(5, spins.length), Math.min(2, wins.length), Math.min(2, deposits)]);
      expect(progressOf(inOrder)).toEqual(inTurn(rounds, start));
    }),
    { numRuns: 20 },
  );
});
