import { errors } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import {
  activeAccountOf,
  createTestPlatform,
  launchForm,
  registerTestPlayer,
  signInAgain,
  type TestPlatform,
  type TestPlayer,
} from '#testing';
import { callWallet, giveMoney, launchTestGame, type LaunchedPlayer } from '../game-wallet/testing.ts';
import type { Answer } from '#testing/calls.ts';

const { realityCheckDue, timeLimitReached } = errors;
const minute = 60_000;

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
let launched: LaunchedPlayer;
let calls = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  platform.clock.set('2026-06-03T12:00:00Z');
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
  await giveMoney(platform.kernel, accountId, 1000_00n);
  launched = await launchTestGame(platform, { playerId: player.id, accountId });
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

/** The code of a refused bet, or 200; with a win of the round where one is given. */
async function bet(stake = 1_00n, payout?: bigint): Promise<number> {
  const [roundId, transactionId] = [`round ${(calls += 1)}`, `bet ${calls}`];
  const body = { token: launched.token, roundId, currency: 'EUR' };
  const answer = await callWallet(platform, 'bet', { ...body, transactionId, amount: String(stake) });
  if (payout !== undefined)
    await callWallet(platform, 'win', { ...body, transactionId: `win ${calls}`, amount: String(payout), isFinal: true });
  return answer.code ?? answer.status;
}

/** Plays on for so many minutes, a bet a minute; the code of the last one. */
async function play(minutes: number): Promise<number> {
  let code = await bet();
  for (let played = 0; played < minutes; played += 1) {
    platform.clock.advance(minute);
    code = await bet();
  }
  return code;
}

/** The player's own session would be over: tests last longer than a token. */
const signedIn = () => signInAgain(platform, player);

async function launch(): Promise<number> {
  const { call } = await signedIn();
  const { status, error } = await call('game.games.play', { params: { id: 'copper-canyon' }, body: launchForm(accountId) });
  return error?.code ?? status;
}

const seen = ({ data, error }: Pick<Answer<'player.playTime.get'>, 'data' | 'error'>) => ({ ...data, code: error?.code });
const ask = async () => seen(await (await signedIn()).call('player.playTime.get'));
const set = async (body: object) => seen(await (await signedIn()).call('player.playTime.change', { body }));
const acknowledge = async () => seen(await (await signedIn()).call('player.playTime.acknowledge'));

describe('the reality check', () => {
  it('[LIM-05] [S4] stops bets at the player’s interval until it is acknowledged, and tells the page why', async () => {
    expect((await set({ checkMinutes: 15 })).realityCheck).toEqual({
      choices: [15, 30, 60],
      canBeOff: false,
      minutes: 15,
      dueInMs: 15 * minute,
    });
    expect(await play(14)).toBe(200);
    expect((await ask()).realityCheck.dueInMs).toBe(minute);
    platform.clock.advance(minute);
    const before = await launched.balance();
    expect([await bet(), await bet(0n), await launched.balance()]).toEqual([realityCheckDue.code, realityCheckDue.code, before]);
    await platform.relay.drain();
    const published = await platform.kernel.db.all(
      sql<{ data: object }>`select data from realtime.publication where channel = ${`game:bets#${player.id}`}`,
    );
    expect(published[0]!.data).toMatchObject({ event: 'game.bet.limit.reached', code: realityCheckDue.code });
    expect((await acknowledge()).realityCheck.dueInMs).toBe(15 * minute);
    expect(await bet()).toBe(200);
  });

  it('[S4] is not to be waited out, and does not stop what was bet before', async () => {
    await set({ checkMinutes: 15 });
    await play(14);
    const body = { token: launched.token, roundId: 'open', currency: 'EUR' };
    await callWallet(platform, 'bet', { ...body, transactionId: 'open', amount: '100' });
    platform.clock.advance(minute);
    expect(await bet()).toBe(realityCheckDue.code);
    expect((await callWallet(platform, 'win', { ...body, transactionId: 'paid', amount: '500', isFinal: true })).status).toBe(200);
    platform.clock.advance(3 * 60 * minute);
    expect([await bet(), (await ask()).realityCheck.dueInMs]).toEqual([realityCheckDue.code, 0]);
  });

  it('[S4] comes every hour for players who chose nothing, and cannot be put off before it is due', async () => {
    await play(59);
    expect((await acknowledge()).realityCheck).toMatchObject({ minutes: 60, dueInMs: minute });
    platform.clock.advance(minute);
    expect(await bet()).toBe(realityCheckDue.code);
  });

  it('[S4] is off for who wants none, where the jurisdiction allows that alone', async () => {
    const { config } = platform.kernel;
    const { protection } = config;
    config.protection = { ...protection, realityCheck: { ...protection.realityCheck, canBeOff: true } };
    try {
      expect((await set({ checkMinutes: 0 })).realityCheck).toMatchObject({ canBeOff: true, minutes: null, dueInMs: null });
      expect(await play(61)).toBe(200);
    } finally {
      config.protection = protection;
    }
    expect([(await ask()).realityCheck.minutes, await bet()]).toEqual([60, realityCheckDue.code]);
  });

  it('refuses other intervals, and none where the jurisdiction wants one', async () => {
    expect([(await set({ checkMinutes: 0 })).code, (await set({ checkMinutes: 120 })).code]).toEqual([1422, 1422]);
    expect((await ask()).realityCheck.minutes).toBe(60);
  });

  it('[S5] [S6] shows the time of the sitting and its net position, as the books have it', async () => {
    const start = await launched.balance();
    await bet(10_00n, 4_00n);
    platform.clock.advance(90_000);
    await bet(2_00n, 7_50n);
    const body = { token: launched.token, roundId: 'undone', currency: 'EUR' };
    await callWallet(platform, 'bet', { ...body, transactionId: 'undone', amount: '900' });
    await callWallet(platform, 'rollback', { token: launched.token, roundId: 'undone', transactionId: 'undo', betTransactionId: 'undone' });
    const { sitting } = await ask();
    expect(sitting).toEqual({
      startedAt: '2026-06-03T12:00:00.000Z',
      elapsedMs: 90_000,
      results: [{ currency: 'EUR', staked: 12, paid: 11.5 }],
    });
    expect(await launched.balance()).toBe(start - 12_00n + 11_50n);
    platform.clock.advance(31 * minute);
    await bet(5_00n);
    expect((await ask()).sitting).toMatchObject({ elapsedMs: 0, results: [{ staked: 5, paid: 0 }] });
  });
});

describe('a limit on time', () => {
  it('[LIM-05] [L9] holds at once, for the day: bets and launches are refused with 14108', async () => {
    await play(20);
    expect((await set({ limitMinutes: 21 })).limit).toMatchObject({
      minutes: 21,
      playedMs: 20 * minute,
      resetsAt: '2026-06-04T00:00:00.000Z',
      pending: null,
    });
    expect([await bet(), await launch()]).toEqual([200, 200]);
    platform.clock.advance(minute);
    expect([await bet(), await launch()]).toEqual([timeLimitReached.code, timeLimitReached.code]);
    platform.clock.advance(3 * 60 * minute);
    expect(await bet()).toBe(timeLimitReached.code);
    platform.clock.set('2026-06-04T00:02:00Z');
    launched = await launchTestGame(platform, { playerId: player.id, accountId });
    expect([await launch(), await bet()]).toEqual([200, 200]);
  });

  it('[L5] [L6] is tightened at once, and loosened after a day and the same request once more', async () => {
    await set({ limitMinutes: 60 });
    expect((await set({ limitMinutes: 30 })).limit).toMatchObject({ minutes: 30, pending: null });
    const waiting = { minutes: 90, effectiveAt: '2026-06-04T12:00:00.000Z', isAwaitingConfirmation: false };
    expect((await set({ limitMinutes: 90 })).limit).toMatchObject({ minutes: 30, pending: waiting });
    platform.clock.set('2026-06-04T11:59:59Z');
    expect((await set({ checkMinutes: 30 })).limit).toMatchObject({ minutes: 30, pending: waiting });
    platform.clock.set('2026-06-04T12:00:00Z');
    expect((await ask()).limit).toMatchObject({ minutes: 30, pending: { ...waiting, isAwaitingConfirmation: true } });
    expect((await set({ limitMinutes: 90 })).limit).toMatchObject({ minutes: 90, pending: null });
    expect((await set({ limitMinutes: null })).limit).toMatchObject({ minutes: 90, pending: { minutes: null } });
  });

  it('is a whole number of minutes of a day', async () => {
    expect([(await set({ limitMinutes: 0 })).code, (await set({ limitMinutes: 1_441 })).code]).toEqual([1422, 1422]);
    expect((await ask()).limit.minutes).toBeNull();
  });
});
