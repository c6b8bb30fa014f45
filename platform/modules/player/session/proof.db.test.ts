import type { ErrorBody } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, signInAgain, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { proofLifetimeMs } from './proof.ts';
import { issueLoginToken } from './sign-in-by-token.ts';
import { sentCode } from '../testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let phone: string;
let count = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  count += 1;
  phone = `49151234560${String(count).padStart(2, '0')}`;
  await platform.kernel.db.run(sql`delete from kernel.outbox`);
});
afterAll(() => platform[Symbol.asyncDispose]());

type Headers = TestPlayer['headers'];
const outcome = ({ status, error }: { status: number; error?: ErrorBody }) => [status, error?.code ?? 0];
const reason = 'phoneVerification';
const sendCode = (headers?: Headers) => player.call('player.otp.send', { body: { phone, reason }, headers });
const verify = async (headers?: Headers) =>
  player.call('player.otp.verify', { body: { phone, code: await sentCode(platform.kernel, phone), reason }, headers });
const prove = (password = player.password) => player.call('sessions.prove', { body: { password } });
const change = (body: object, headers?: Headers) => player.call('player.profile.update', { body, headers });
const profile = async () => (await player.call('player.profile.get')).data;

async function contactFacts(): Promise<object[]> {
  const rows = await platform.kernel.db.all(
    sql<{
      payload: object;
    }>`select payload from kernel.outbox where topic = 'player.contact.changed' and player_id = ${player.id} order by id`,
  );
  return rows.map(({ payload }) => payload);
}

describe('a token that somebody stole', () => {
  it('changes no contact: not by the profile, not by a code, not by a code that another account asked for', async () => {
    platform.clock.advance(proofLifetimeMs);
    expect(outcome(await change({ phone }))).toEqual([423, 11030]);
    expect(outcome(await sendCode())).toEqual([423, 11030]);
    const accomplice = await registerTestPlayer(platform);
    expect(outcome(await sendCode(accomplice.headers))).toEqual([200, 0]);
    expect(outcome(await verify())).toEqual([423, 11030]);
    expect(await profile()).toMatchObject({ phone: null, phoneConfirmed: false });
    // The refusal has not used the code up.
    expect(outcome(await verify(accomplice.headers))).toEqual([200, 0]);
    expect((await change({ city: 'Kiel' })).status).toBe(200);
  });

  it('guesses the password ten times, and keeps the player out of no other session with that', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const victim = await registerTestPlayer(strict);
    const send = (password: string, { call } = victim) => call('sessions.prove', { body: { password } });
    const guesses = await Promise.all(Array.from({ length: 11 }, () => send('wrong')));
    expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await send(victim.password, await signInAgain(strict, victim))).status).toBe(200);
  });

  it('changes no contact and no second step once the player has ended its session in another process, however lately it was proven', async () => {
    expect(outcome(await sendCode())).toEqual([200, 0]);
    // As that process leaves it: this one asks the database again only seconds later.
    await platform.kernel.db.run(sql`update player.session set closed_at = ${platform.clock.now()} where player_id = ${player.id}`);
    expect(outcome(await verify())).toEqual([401, 1003]);
    expect(outcome(await change({ phone }))).toEqual([401, 1003]);
    expect(outcome(await player.call('secondFactor.app.begin', { body: {} }))).toEqual([401, 1003]);
    const [row] = await platform.kernel.db.all(sql`select phone from player.player where id = ${player.id}`);
    expect(row).toEqual({ phone: null });
  });

  it('that came from a login link is no proof from the start', async () => {
    const body = { token: await issueLoginToken(platform.kernel, player.id) };
    const { data } = await platform.call('sessions.token', { body });
    expect(outcome(await change({ phone }, { authorization: `Bearer ${data.accessToken}` }))).toEqual([423, 11030]);
  });
});

describe('the player', () => {
  it('changes contacts after the password for five minutes, and the contacts before are told', async () => {
    platform.clock.advance(proofLifetimeMs);
    expect(outcome(await prove('wrong'))).toEqual([422, 1422]);
    expect(outcome(await sendCode())).toEqual([423, 11030]);
    expect(outcome(await prove())).toEqual([200, 0]);
    expect([outcome(await sendCode()), outcome(await verify())]).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect((await change({ phone: '' })).status).toBe(200);
    expect(await contactFacts()).toEqual([
      { contact: 'phone', formerPhone: null },
      { contact: 'phone', formerPhone: phone },
    ]);
    platform.clock.advance(proofLifetimeMs);
    expect(outcome(await change({ phone }))).toEqual([423, 11030]);
  });

  it('proves the phone of the profile by its code alone', async () => {
    await change({ phone });
    expect(await contactFacts()).toEqual([]);
    platform.clock.advance(proofLifetimeMs);
    expect([outcome(await sendCode()), outcome(await verify())]).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect(await profile()).toMatchObject({ phone, phoneConfirmed: true });
  });

  it('without a password is told to sign in again', async () => {
    await platform.kernel.db.run(sql`delete from player.credential where player_id = ${player.id}`);
    expect((await change({ phone })).status).toBe(200);
    platform.clock.advance(proofLifetimeMs);
    expect(outcome(await change({ phone: '' }))).toEqual([423, 11031]);
    expect(outcome(await prove())).toEqual([422, 1422]);
  });
});
