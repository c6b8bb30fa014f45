import { sql } from '#testing/sql.ts';
import { untilWaiting } from '#testing/until-waiting.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { changeStatus } from '../change-status.ts';
import { emitDormant } from './emit-dormant.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.start({ work: false });
});
beforeEach(async () => {
  platform.clock.set('2026-06-03T12:00:00Z');
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signIn({ email, password }: TestPlayer): Promise<string> {
  const answer = await platform.call('sessions.create', { body: { login: email, password } });
  return answer.data.accessToken;
}

async function previous(token: string): Promise<string | null> {
  const answer = await platform.call('sessions.previous', { headers: bearer(token) });
  return answer.data.at;
}

it('[S1] the sign-in before this one is told, however long ago it was', async () => {
  expect(await previous(player.token)).toBeNull();
  platform.clock.set('2026-06-05T08:00:00Z');
  expect(await previous(await signIn(player))).toBe('2026-06-03T12:00:00.000Z');
  platform.clock.set('2027-06-05T08:00:00Z');
  expect(await previous(await signIn(player))).toBe('2026-06-05T08:00:00.000Z');
});

describe('a dormant account', () => {
  /** Players whom a mail to sleepers waits for, once for each. */
  async function told(): Promise<string[]> {
    await platform.relay.drain();
    const rows = await platform.kernel.db.all(
      sql<{ playerId: string }>`select data ->> 'playerId' as "playerId" from jobs.job where name = 'message.dormant'`,
    );
    return rows.map(({ playerId }) => playerId);
  }
  const times = async () => (await told()).filter((id) => id === player.id).length;

  it('[M9] is told of by mail, once after a year without a sign-in, and again only after another', async () => {
    platform.clock.set('2027-06-03T12:00:00Z');
    await emitDormant(platform.kernel);
    expect(await times()).toBe(0);
    platform.clock.advance(1_000);
    await emitDormant(platform.kernel);
    await emitDormant(platform.kernel);
    expect(await times()).toBe(1);
    await signIn(player);
    platform.clock.set('2028-06-04T12:00:00Z');
    await emitDormant(platform.kernel);
    expect(await times()).toBe(2);
  });

  it('[M9] of somebody who may not sign in is let be', async () => {
    await platform.kernel.db.transaction((tx) => changeStatus(tx, platform.kernel, player.id, 'blocked'));
    platform.clock.set('2028-06-04T12:00:00Z');
    await emitDormant(platform.kernel);
    expect(await told()).not.toContain(player.id);
  });
});

describe('idle minutes of a jurisdiction', () => {
  const minute = 60_000;
  async function at(idleMinutes: number | null, test: () => Promise<void>): Promise<void> {
    const { config } = platform.kernel;
    const { protection } = config;
    config.protection = { ...protection, idleMinutes };
    try {
      player = await registerTestPlayer(platform);
      await test();
    } finally {
      config.protection = protection;
    }
  }
  const status = async (token: string) => (await platform.call('wallet.accounts.list', { headers: bearer(token) })).status;
  async function refresh(token: string) {
    const answer = await platform.call('sessions.refresh', { headers: bearer(token) });
    return answer.status === 200 ? answer.data.accessToken : answer.status;
  }

  it('[S7] end a session that makes no call: the next one asks for the sign-in', () =>
    at(20, async () => {
      platform.clock.advance(19 * minute);
      expect(await status(player.token)).toBe(200);
      platform.clock.advance(20 * minute - 1);
      const fresh = await refresh(player.token);
      expect(fresh).toEqual(expect.any(String));
      expect(await status(String(fresh))).toBe(200);
      platform.clock.advance(20 * minute);
      expect([await status(String(fresh)), await refresh(String(fresh))]).toEqual([401, 401]);
    }));

  it('[S7] are not put off by a page that nobody uses, which refreshes its token', () =>
    at(40, async () => {
      platform.clock.advance(25 * minute);
      const fresh = await refresh(player.token);
      expect(fresh).toEqual(expect.any(String));
      platform.clock.advance(15 * minute);
      expect(await status(String(fresh))).toBe(401);
    }));

  it('let no call in that waits to put the end off while the session is ended', () =>
    at(20, async () => {
      expect(await status(player.token)).toBe(200);
      platform.clock.advance(minute);
      const { kernel } = platform;
      const { late } = await kernel.db.transaction(async (tx) => {
        await changeStatus(tx, kernel, player.id, 'blocked');
        const answer = status(player.token);
        await untilWaiting(kernel.db);
        return { late: answer };
      });
      expect(await late).toBe(401);
    }));

  it('[S7] are none where the jurisdiction has none', () =>
    at(null, async () => {
      platform.clock.advance(29 * minute);
      const fresh = await refresh(player.token);
      platform.clock.advance(29 * minute);
      expect(await status(String(fresh))).toBe(200);
    }));
});
