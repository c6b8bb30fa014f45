import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBonuses } from '#modules/bonus';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { bonusNow } from '../../modules/bonus/testing.ts';
import { beginTestBonus, callWallet, launchTestPlayer, type LaunchedPlayer } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  expect([await checkBooks(platform.kernel.db), await checkBonuses(platform.kernel.db)]).toEqual([[], []]);
  await platform[Symbol.asyncDispose]();
});

interface Playing extends LaunchedPlayer {
  bonusId: string;
  n: bigint;
}
const currency = 'EUR';
const roundId = 'round';
const sumsOf = async ({ bonusId, balance }: Playing) => {
  const { balance: bonus, progress, openRounds } = await bonusNow(platform.kernel, bonusId);
  return { real: await balance(), bonus, progress, openRounds };
};

/** The nth of them has n euros of its own, and stakes as much and twenty cents of the bonus. */
async function havePlayers(count: number): Promise<Playing[]> {
  const players: Playing[] = [];
  for (let n = 1n; n <= count; n += 1n) {
    const player = await launchTestPlayer(platform, { balance: n * 100n });
    const bonusId = await beginTestBonus(platform.kernel, player, { amount: 20_00n + n, required: 500_00n });
    players.push({ ...player, bonusId, n });
  }
  return players;
}

it('[BON-10] keeps what is whose where bets, wins, rollbacks and ends of many players with a bonus go together', async () => {
  const players = await havePlayers(12);
  const bet = ({ token, n }: Playing) =>
    callWallet(platform, 'bet', { token, currency, roundId, transactionId: `bet ${n}`, amount: String(n * 100n + 20n) });
  const ends: ((player: Playing) => Promise<{ status: number }>)[] = [
    ({ token, n }) =>
      callWallet(platform, 'win', { token, currency, roundId, transactionId: `win ${n}`, amount: String(n * 200n + 40n), isFinal: true }),
    ({ token, n }) => callWallet(platform, 'rollback', { token, roundId, transactionId: `back ${n}`, betTransactionId: `bet ${n}` }),
    ({ token }) => callWallet(platform, 'finish', { token, roundId }),
  ];

  const taken = await Promise.all(players.map(bet));
  expect(taken.map(({ status }) => status)).toEqual(players.map(() => 200));
  for (const player of players) {
    const staked = { real: 0n, bonus: 19_80n + player.n, progress: player.n * 100n + 20n, openRounds: 1 };
    expect(await sumsOf(player)).toEqual(staked);
  }
  const { transactions } = await platform.kernel.db.one(
    sql<{ transactions: number }>`select count(distinct xmin::text)::int as transactions from bonus.bet_share`,
  );
  expect(transactions).toBeLessThan(players.length);

  const ended = await Promise.all(players.map((player) => ends[Number(player.n) % 3]!(player)));
  expect(ended.map(({ status }) => status)).toEqual(players.map(() => 200));
  for (const player of players) {
    const { n } = player;
    const counted = { progress: n * 100n + 20n, openRounds: 0 };
    const expected = [
      { real: n * 200n, bonus: 20_20n + n, ...counted },
      { real: n * 100n, bonus: 20_00n + n, progress: 0n, openRounds: 0 },
      { real: 0n, bonus: 19_80n + n, ...counted },
    ];
    expect(await sumsOf(player)).toEqual(expected[Number(n) % 3]);
  }
});
