import { limitDefinition, sportsbookIdentity } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCashLimit, restrictToProduct, startCoolingOff } from '#modules/limit';
import { changeStatus } from '#modules/player';
import { checkBooks } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, launchForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { callWallet, giveMoney, launchTestGame, type LaunchedPlayer } from './testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
let launched: LaunchedPlayer;
let rounds = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  // A Wednesday.
  platform.clock.set('2026-06-03T12:00:00Z');
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
  await giveMoney(platform.kernel, accountId, 1000_00n);
  launched = await launchTestGame(platform, { playerId: player.id, accountId });
  await published();
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const play = (id = 'copper-canyon', { call }: Pick<TestPlayer, 'call'> = player, more = {}, headers = {}) =>
  call('game.games.play', { params: { id }, body: { ...launchForm(accountId), ...more }, headers });
/** The code of the launch's answer, or 200. */
async function launch(): Promise<number> {
  const { status, error } = await play();
  return error?.code ?? status;
}

async function bet(amount: bigint, { at = launched, roundId = `round ${(rounds += 1)}` } = {}) {
  const id = `bet ${(rounds += 1)}`;
  return callWallet(platform, 'bet', { token: at.token, transactionId: id, roundId, amount: amount.toString(), currency: 'EUR' });
}

/** The code of a refused bet, or 200. */
const answerOf = async (amount: bigint, place?: Parameters<typeof bet>[1]) => {
  const { code, status } = await bet(amount, place);
  return code ?? status;
};

async function win(amount: bigint, stake: bigint): Promise<void> {
  const roundId = `round ${(rounds += 1)}`;
  await bet(stake, { roundId });
  const body = { transactionId: `win ${rounds}`, roundId, amount: amount.toString(), currency: 'EUR', isFinal: true };
  await callWallet(platform, 'win', { token: launched.token, ...body });
}

const limit = (kind: 'bet' | 'loss' | 'deposit', amount: string | null, period = 'daily') =>
  platform.kernel.db.transaction((tx) =>
    changeCashLimit(tx, platform.kernel, player.id, { definition: limitDefinition[kind], period, currency: 'EUR', amount }),
  );

/** What was published on the player's channel of bets since the last call. */
async function published(): Promise<unknown[]> {
  await platform.relay.drain();
  const rows = await platform.kernel.db.all(sql<{ data: unknown }>`
    delete from realtime.publication where channel = ${`game:bets#${player.id}`} returning data`);
  return rows.map(({ data }) => data);
}

const transactions = async () =>
  (await platform.kernel.db.one(sql<{ n: number }>`select count(*)::int as n from game.transaction where account_id = ${accountId}`)).n;

describe('[LIM-05] a limit on stakes', () => {
  it('[L9] refuses the bet that goes beyond it, and the launch once nothing is left: 14100', async () => {
    await limit('bet', '10');
    expect([await answerOf(6_00n), await launch()]).toEqual([200, 200]);
    const before = [await transactions(), await launched.balance()];
    expect(await answerOf(4_01n)).toBe(14100);
    expect([await transactions(), await launched.balance()]).toEqual(before);
    expect(await published()).toMatchObject([{ event: 'game.bet.limit.reached', code: 14100, gameIdentity: 'copper-canyon' }]);
    expect([await answerOf(4_00n), await answerOf(1n), await launch()]).toEqual([200, 14100, 14100]);
    expect(await answerOf(0n), 'a free round').toBe(200);
  });

  it('begins anew with its period, and does not count what was taken back', async () => {
    await limit('bet', '10');
    const roundId = 'taken back';
    const body = { token: launched.token, roundId, amount: '1000', currency: 'EUR', transactionId: 'one' };
    await callWallet(platform, 'bet', body);
    expect(await launch()).toBe(14100);
    await callWallet(platform, 'rollback', { token: launched.token, transactionId: 'undo', betTransactionId: 'one', roundId });
    expect(await answerOf(10_00n)).toBe(200);
    platform.clock.set('2026-06-03T23:59:59.999Z');
    expect(await answerOf(1n)).toBe(14100);
    platform.clock.set('2026-06-04T00:00:00Z');
    launched = await launchTestGame(platform, { playerId: player.id, accountId });
    expect(await answerOf(10_00n)).toBe(200);
  });

  it('cannot be passed by parallel bets', async () => {
    await limit('bet', '10');
    const answers = await Promise.all(Array.from({ length: 50 }, () => answerOf(3_00n)));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer === 14100)).toHaveLength(47);
  });
});

describe('[LIM-05] a limit on losses', () => {
  it('[L9] counts stakes less winnings: 14101', async () => {
    await limit('loss', '10');
    await win(8_00n, 10_00n);
    expect([await answerOf(8_01n), await launch()]).toEqual([14101, 200]);
    expect(await published()).toMatchObject([{ event: 'game.bet.limit.reached', code: 14101 }]);
    expect([await answerOf(8_00n), await launch()]).toEqual([200, 14101]);
    expect(await answerOf(1n)).toBe(14101);
  });

  it.each(['bet', 'loss'] as const)('on a %s says with a bet what its round may still be raised by', async (kind) => {
    const mostOf = async (amount: bigint, roundId: string) => (await bet(amount, { roundId })).data?.maxStakeOfRound;
    expect(await mostOf(2_00n, `free ${kind}`)).toBeUndefined();
    await limit(kind, '10');
    expect(await mostOf(5_00n, `raised ${kind}`)).toBe('300');
    expect(await answerOf(3_01n, { roundId: `raised ${kind}` })).toBe(kind === 'bet' ? 14100 : 14101);
    expect(await mostOf(3_00n, `raised ${kind}`)).toBe('0');
  });

  it('is listed with what is used of it, beside the others', async () => {
    await limit('loss', '100', 'weekly');
    await limit('bet', '50', 'monthly');
    await limit('deposit', '20');
    await win(4_00n, 10_00n);
    const { data } = await player.call('player.limits.list');
    expect(data.map(({ definition, period, amount, currentAmount }) => [definition, period, amount, currentAmount])).toEqual([
      [3, 'daily', 20, 0],
      [2, 'weekly', 100, 6],
      [1, 'monthly', 50, 10],
    ]);
  });
});

describe('a break', () => {
  const coolOff = (period: string) => platform.kernel.db.transaction((tx) => startCoolingOff(tx, platform.kernel, player.id, period));
  const methods = async () => (await player.call('payment.methods.deposit', { query: { currency: 'EUR' } })).error?.code;

  it('[LIM-05] closes play and deposits until it is over: 14105', async () => {
    await coolOff('1_day');
    expect([await launch(), await answerOf(1n), await methods()]).toEqual([14105, 14105, 13100]);
    expect(await published()).toMatchObject([{ event: 'game.bet.limit.reached', code: 14105 }]);
    const { data } = await player.call('player.limits.list');
    expect(data).toMatchObject([{ definition: 5, period: '1_day', expiredAt: '2026-06-04T12:00:00.000Z', amount: null }]);
    platform.clock.set('2026-06-03T23:59:00Z');
    expect(await answerOf(1n)).toBe(14105);
    platform.clock.set('2026-06-04T12:00:00Z');
    launched = await launchTestGame(platform, { playerId: player.id, accountId });
    expect(await answerOf(1n)).toBe(200);
  });

  it('can be made longer only', async () => {
    platform.clock.set('2026-01-31T12:00:00Z');
    expect((await coolOff('1_month')).endsAt).toEqual(new Date('2026-02-28T12:00:00Z'));
    await expect(coolOff('1_week')).rejects.toMatchObject({ details: { fields: { period: [expect.any(String)] } } });
    await expect(coolOff('1_hour')).rejects.toMatchObject({ reason: 'invalid' });
    platform.clock.set('2026-02-27T12:00:00Z');
    expect(await coolOff('1_week')).toMatchObject({
      startedAt: new Date('2026-01-31T12:00:00Z'),
      endsAt: new Date('2026-03-06T12:00:00Z'),
    });
  });
});

it('[GAME-06] [RT-03] a player who may use the sportsbook only is refused with 14306, at the launch and in a game that runs', async () => {
  const restrict = (product: string) => platform.kernel.db.transaction((tx) => restrictToProduct(tx, platform.kernel, player.id, product));
  await restrict('sportsbook');
  expect([await launch(), await answerOf(1n)]).toEqual([14306, 14306]);
  expect(await published()).toEqual([
    {
      event: 'game.bet.restricted',
      playerBonus: { currency: 'EUR', maxBetAmount: null },
      reason: 'rules',
      gameId: expect.any(String),
      gameIdentity: 'copper-canyon',
    },
  ]);
  await restrict('casino');
  expect([await launch(), await answerOf(1n)]).toEqual([200, 200]);
  await restrict('both');
  expect(await answerOf(1n)).toBe(200);
  await expect(restrict('poker')).rejects.toMatchObject({ reason: 'invalid' });
});

it('the sportsbook gives players a token and guests none, and is a product of its own', async () => {
  const restrict = (product: string) => platform.kernel.db.transaction((tx) => restrictToProduct(tx, platform.kernel, player.id, product));
  const open = async (who: Pick<TestPlayer, 'call'>, more = {}, headers = {}) => {
    const { data, error } = await play(sportsbookIdentity, who, more, headers);
    return data ?? error?.code;
  };
  expect(await open(platform)).toEqual({ gameUrl: 'http://site.test/betting', token: '', sessionId: null });
  expect(await open(player)).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await open(player, { demoMode: true })).toBe(14002);
  expect(await open(platform, {}, { 'cf-ipcountry': 'GB' })).toBe(14308);
  await restrict('casino');
  expect(await open(player)).toBe(14306);
  expect((await platform.call('game.games.list', { query: { name: 'sportsbook' } })).data).toEqual([]);
});

it('[GAME-06] [RT-03] a stake above the highest of the launch is refused with 15011, which carries the highest allowed stake', async () => {
  launched = await launchTestGame(platform, { playerId: player.id, accountId, maxStake: 5_00n });
  const before = await transactions();
  expect(await bet(5_01n)).toMatchObject({ status: 409, code: 15011, maxStake: '500' });
  expect([await transactions(), await launched.balance()]).toEqual([before, 1000_00n]);
  expect(await published()).toMatchObject([{ event: 'game.bet.max.exceed', playerBonus: { currency: 'EUR', maxBetAmount: 5 } }]);
  expect(await answerOf(5_00n)).toBe(200);
  expect(await published()).toEqual([]);
});

it('[GAME-06] what the law lets a round of a slot be staked with is not passed by several bets of it, or at once', async () => {
  launched = await launchTestGame(platform, { playerId: player.id, accountId, maxStake: 5_00n });
  expect((await bet(2_00n, { roundId: 'raised' })).data).toMatchObject({ maxStake: '500', maxStakeOfRound: '300' });
  expect(await bet(3_01n, { roundId: 'raised' })).toMatchObject({ status: 409, code: 15011, maxStake: '300' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(1_50n, { roundId: 'raised' })));
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 200, ...Array<number>(8).fill(15011)]);
  expect(await answerOf(5_00n)).toBe(200);
});

it('[GAME-06] where somebody doubles, the highest stake is of each bet', async () => {
  launched = await launchTestGame(platform, {
    playerId: player.id,
    accountId,
    gameIdentity: 'a-table',
    gameType: 'table',
    maxStake: 5_00n,
  });
  expect([await answerOf(5_00n, { roundId: 'doubled' }), await answerOf(5_00n, { roundId: 'doubled' })]).toEqual([200, 200]);
});

it('[PROFILE-08] a player who is limited while he plays places no further bet: 14103', async () => {
  await platform.kernel.db.transaction((tx) => changeStatus(tx, platform.kernel, player.id, 'limited'));
  expect([await launch(), await answerOf(1n)]).toEqual([14103, 14103]);
  expect(await published()).toMatchObject([{ event: 'game.bet.limit.reached', code: 14103 }]);
});

it('[GAME-03] a session reports its duration, stakes and winnings, to its own player only', async () => {
  const { token, sessionId: id } = (await play()).data;
  launched = { ...launched, token };
  await win(15_00n, 10_00n);
  const roundId = 'taken back';
  await callWallet(platform, 'bet', { token: launched.token, roundId, amount: '700', currency: 'EUR', transactionId: 'one' });
  await callWallet(platform, 'rollback', { token: launched.token, transactionId: 'undo', betTransactionId: 'one', roundId });
  await bet(2_00n);
  platform.clock.advance(90_000);
  const ask = (asked = id!, { call } = player) => call('game.sessions.get', { params: { id: asked } });
  expect((await ask()).data).toEqual({
    id,
    gameIdentity: 'copper-canyon',
    currency: 'EUR',
    startedAt: '2026-06-03T12:00:00.000Z',
    elapsedMs: 90_000,
    staked: 12,
    paid: 15,
  });
  expect((await ask(id!, await registerTestPlayer(platform))).status).toBe(404);
  expect((await ask('none')).status).toBe(404);
});
