import { signText } from '@verdigale/partner-wire/signature';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { callWallet, launchTestGame, launchTestPlayer, type LaunchedPlayer, type WalletAnswer } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const currency = 'EUR';
const bet = (player: LaunchedPlayer, transactionId: string, amount: string, roundId = 'r1') =>
  callWallet(platform, 'bet', { token: player.token, transactionId, roundId, amount, currency });
const win = (
  player: LaunchedPlayer,
  transactionId: string,
  amount: string,
  { roundId = 'r1', isFinal = true, betTransactionId = undefined as string | undefined } = {},
) =>
  callWallet(platform, 'win', {
    token: player.token,
    transactionId,
    roundId,
    amount,
    currency,
    isFinal,
    ...(betTransactionId ? { betTransactionId } : {}),
  });
const rollback = (player: LaunchedPlayer, transactionId: string, betTransactionId: string, roundId = 'r1') =>
  callWallet(platform, 'rollback', { token: player.token, transactionId, betTransactionId, roundId });
const finish = (player: LaunchedPlayer, roundId = 'r1') => callWallet(platform, 'finish', { token: player.token, roundId });

describe('[GAME-04] seamless wallet', () => {
  it('answers who plays and what the balance is', async () => {
    const player = await launchTestPlayer(platform);
    const authenticated = await callWallet(platform, 'authenticate', { token: player.token });
    expect(authenticated.data).toMatchObject({
      playerId: player.playerId,
      currency,
      exponent: 2,
      balance: '10000',
      gameIdentity: 'copper-canyon',
      mode: 'real',
    });
    expect((await callWallet(platform, 'balance', { token: player.token })).data).toEqual({ balance: '10000', currency });
  });

  it('names the game by the code that its provider knows, whatever the brand calls it', async () => {
    const { playerId, accountId } = await launchTestPlayer(platform);
    const renamed = await launchTestGame(platform, { playerId, accountId, gameIdentity: 'our-canyon' });
    await platform.kernel.db.run(sql`update game.game set launch_code = 'copper-canyon' where identity = 'our-canyon'`);
    const { data } = await callWallet(platform, 'authenticate', { token: renamed.token });
    expect(data).toMatchObject({ gameIdentity: 'our-canyon', gameCode: 'copper-canyon' });
  });

  it('takes a bet and pays a win, to the unit', async () => {
    const player = await launchTestPlayer(platform);
    expect((await bet(player, 'b1', '150')).data).toMatchObject({ balance: '9850', currency });
    expect((await win(player, 'w1', '1000')).data).toMatchObject({ balance: '10850' });
    expect(await player.balance()).toBe(10_850n);
  });

  it('answers a repeated call with the first reply, and another input with a conflict', async () => {
    const player = await launchTestPlayer(platform);
    const first = await bet(player, 'b1', '150');
    const again = await bet(player, 'b1', '150');
    expect(again).toEqual({ ...first, isRepeat: true });
    expect(await bet(player, 'b1', '151')).toMatchObject({ status: 409, code: 15005 });
    expect(await win(player, 'b1', '150')).toMatchObject({ status: 409, code: 15005 });
    expect(await player.balance()).toBe(9_850n);
  });

  it('keeps two players apart who are given the same transaction id', async () => {
    const [one, two] = [await launchTestPlayer(platform), await launchTestPlayer(platform)];
    expect((await bet(one, 'same', '100')).status).toBe(200);
    expect(await bet(two, 'same', '200')).toMatchObject({ status: 200, isRepeat: false });
    expect([await one.balance(), await two.balance()]).toEqual([9_900n, 9_800n]);
  });

  it('refuses a bet that is too high with the real balance, and takes a smaller one under the same id', async () => {
    const player = await launchTestPlayer(platform, { balance: 100n });
    expect(await bet(player, 'b1', '101')).toMatchObject({ status: 409, code: 15004, shownBalance: '100' });
    expect(await bet(player, 'b1', '100')).toMatchObject({ status: 200, data: { balance: '0' } });
  });

  it('[M1] takes 200 parallel bets on a balance for one exactly once', async () => {
    const player = await launchTestPlayer(platform, { balance: 100n });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => bet(player, `b${n}`, '100', `r${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 15004)).toHaveLength(199);
    expect(await player.balance()).toBe(0n);
  });

  it('takes 200 parallel copies of one bet once', async () => {
    const player = await launchTestPlayer(platform);
    const answers = await Promise.all(Array.from({ length: 200 }, () => bet(player, 'copy', '100')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ data }) => data?.transactionId)).size).toBe(1);
    expect(await player.balance()).toBe(9_900n);
  });

  it('settles wins and rollbacks of an expired session and knows its bets, but takes no new one', async () => {
    const player = await launchTestPlayer(platform);
    const taken = await bet(player, 'b1', '100', 'won');
    await bet(player, 'b2', '100', 'undone');
    platform.clock.advance(13 * 3_600_000);
    expect(await bet(player, 'b3', '100')).toMatchObject({ status: 401, code: 15003 });
    expect(await bet(player, 'b1', '100', 'won')).toMatchObject({ status: 200, data: taken.data });
    expect((await win(player, 'w1', '300', { roundId: 'won' })).status).toBe(200);
    expect((await rollback(player, 'x2', 'b2', 'undone')).status).toBe(200);
    expect(await player.balance()).toBe(10_200n);
  });
});

describe('every order of bet, win and rollback, with duplicates', () => {
  type Step = 'bet' | 'win' | 'rollback';
  /** What the rules promise, step by step. */
  function expected(steps: Step[]): { codes: (number | 'ok')[]; balance: bigint } {
    const state = { balance: 10_000n, bet: false, refused: false, undone: false, won: false };
    const codes = steps.map((step): number | 'ok' => {
      if (step === 'bet') {
        if (state.bet || state.undone) return 'ok';
        if (state.refused) return 15006;
        state.bet = true;
        state.balance -= 100n;
        return 'ok';
      }
      if (step === 'win') {
        if (state.won) return 'ok';
        if (state.undone) return 15010;
        if (!state.bet) return 15007;
        state.won = true;
        state.balance += 500n;
        return 'ok';
      }
      if (state.undone || state.refused) return 'ok';
      if (!state.bet) state.refused = true;
      else if (state.won) return 15008;
      else {
        state.undone = true;
        state.bet = false;
        state.balance += 100n;
      }
      return 'ok';
    });
    return { codes, balance: state.balance };
  }

  function sequences(length: number): Step[][] {
    if (length === 0) return [[]];
    return sequences(length - 1).flatMap((steps) => (['bet', 'win', 'rollback'] as const).map((step) => [...steps, step]));
  }

  it('keeps the books right in all 81 sequences of four', async () => {
    for (const steps of sequences(4)) {
      const player = await launchTestPlayer(platform);
      const call = { bet: () => bet(player, 'b', '100'), win: () => win(player, 'w', '500'), rollback: () => rollback(player, 'x', 'b') };
      const answers: WalletAnswer[] = [];
      for (const step of steps) answers.push(await call[step]());
      const promised = expected(steps);
      expect({ steps, codes: answers.map(({ code }) => code ?? 'ok') }).toEqual({ steps, codes: promised.codes });
      expect({ steps, balance: await player.balance() }).toEqual({ steps, balance: promised.balance });
    }
  });

  it('rolls back the stored sum only, once, and remembers a bet that never came', async () => {
    const player = await launchTestPlayer(platform);
    await bet(player, 'b1', '700');
    await rollback(player, 'x1', 'b1');
    await rollback(player, 'x2', 'b1');
    expect(await player.balance()).toBe(10_000n);
    expect((await rollback(player, 'x3', 'never', 'r9')).status).toBe(200);
    expect(await bet(player, 'never', '100', 'r9')).toMatchObject({ status: 409, code: 15006 });
    expect(await player.balance()).toBe(10_000n);
  });
});

describe('rounds', () => {
  it('end with the final win or by finish, and then take nothing more', async () => {
    const player = await launchTestPlayer(platform);
    await bet(player, 'b1', '100');
    await bet(player, 'b2', '50');
    expect((await win(player, 'w1', '10', { isFinal: false })).status).toBe(200);
    expect((await finish(player)).data).toEqual({ balance: '9860', currency });
    expect((await finish(player)).status).toBe(200);
    expect(await bet(player, 'b3', '1')).toMatchObject({ status: 409, code: 15008 });
    expect(await win(player, 'w2', '1')).toMatchObject({ status: 409, code: 15008 });
    expect(await finish(player, 'unknown')).toMatchObject({ status: 404, code: 15007 });
  });

  it('do not mix: a win names a bet of its own round, a rollback too, and no win', async () => {
    const player = await launchTestPlayer(platform);
    await bet(player, 'b1', '100', 'one');
    await bet(player, 'b2', '100', 'two');
    expect(await win(player, 'w1', '900', { roundId: 'one', betTransactionId: 'b2' })).toMatchObject({ status: 404, code: 15007 });
    expect(await rollback(player, 'x1', 'b2', 'one')).toMatchObject({ status: 404, code: 15007 });
    // A win is no bet: to take one of nothing back for it would make the round void, and keep its stake.
    await win(player, 'w2', '0', { roundId: 'one', isFinal: false });
    expect(await rollback(player, 'x2', 'w2', 'one')).toMatchObject({ status: 409, code: 15005 });
    expect((await win(player, 'w3', '50', { roundId: 'one' })).status).toBe(200);
    expect(await player.balance()).toBe(9_850n);
  });

  it('[GAME-02] are published to the public winners when they pay more than they cost', async () => {
    platform.clock.advance(60_000);
    const player = await launchTestPlayer(platform);
    await bet(player, 'b1', '100');
    await win(player, 'w1', '2500');
    await platform.relay.drain();
    const [winner] = (await platform.call('game.spins.winners')).data;
    expect(winner).toMatchObject({ nickname: 'An***', amount: 1, payout: 25, currency, gameIdentity: 'copper-canyon' });
    // Where nobody has won, the winners of all countries are shown.
    const elsewhere = await platform.call('game.spins.winners', { query: { countryCode: 'AT' } });
    expect(elsewhere.data).toEqual([winner]);
    // A second fact publishes them, once the first is delivered.
    await platform.relay.drain();
    // The public feeds of the country carry what the call shows, and nothing else.
    const published = await platform.kernel.db.all(sql<{ channel: string; data: { winner: object } }>`
      select channel, data from realtime.publication where channel like 'game:winners:%' and data -> 'winner' ->> 'payout' = '25'`);
    expect(published.map(({ channel }) => channel).toSorted()).toEqual(['game:winners:desktop:DE', 'game:winners:mobile:DE']);
    for (const { data } of published) expect(data).toEqual({ event: 'game.winner', winner });
  });
});

describe('bad input changes nothing', () => {
  it.each<[string, number, number, (player: LaunchedPlayer) => Promise<WalletAnswer>]>([
    [
      'a forged signature',
      401,
      15001,
      (player) => callWallet(platform, 'balance', { token: player.token }, { 'x-signature': `t=1,v1=${'0'.repeat(64)}` }),
    ],
    ['an unknown token', 401, 15003, (player) => bet({ ...player, token: 'nobody' }, 'b', '100')],
    [
      'another currency',
      422,
      15009,
      (player) => callWallet(platform, 'bet', { token: player.token, transactionId: 'b', roundId: 'r', amount: '100', currency: 'USD' }),
    ],
    [
      'a win in another currency',
      422,
      15009,
      async (player) => {
        await bet(player, 'b', '0');
        return callWallet(platform, 'win', {
          token: player.token,
          transactionId: 'w',
          roundId: 'r1',
          amount: '100',
          currency: 'USD',
          isFinal: true,
        });
      },
    ],
    [
      'a win by the id of a bet that was called off before it came',
      409,
      15005,
      async (player) => {
        await bet(player, 'b', '0');
        await rollback(player, 'x1', 'unheard-of');
        return win(player, 'unheard-of', '100');
      },
    ],
    ['a negative amount', 422, 1422, (player) => bet(player, 'b', '-100')],
    ['a decimal amount', 422, 1422, (player) => bet(player, 'b', '1.5')],
    ['an amount of a number type', 422, 1422, (player) => bet(player, 'b', 100 as never)],
    ['a huge amount', 422, 1422, (player) => bet(player, 'b', '99999999999999999999')],
    ['an unknown field', 422, 1422, (player) => callWallet(platform, 'balance', { token: player.token, note: 'x' } as never)],
    ['a missing field', 422, 1422, (player) => callWallet(platform, 'bet', { token: player.token } as never)],
  ])('%s', async (_, status, code, call) => {
    const player = await launchTestPlayer(platform);
    expect(await call(player)).toMatchObject({ status, code });
    expect(await player.balance()).toBe(10_000n);
  });

  it('an unknown provider is not found, and a stale stamp is refused', async () => {
    const player = await launchTestPlayer(platform);
    expect(
      (await platform.app.inject({ method: 'POST', url: '/partners/games/nobody/balance', payload: { token: player.token } })).statusCode,
    ).toBe(404);
    const stale = signText('studio secret', JSON.stringify({ token: player.token }), platform.clock.now());
    platform.clock.advance(301_000);
    expect(await callWallet(platform, 'balance', { token: player.token }, { 'x-signature': stale })).toMatchObject({
      status: 401,
      code: 15002,
    });
  });
});
