import { randomBytes } from 'node:crypto';
import type { PasskeyRequest } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { proofLifetimeMs } from '../session/proof.ts';
import { factorCalls } from './testing.ts';

let platform: TestPlatform;
let calls: ReturnType<typeof factorCalls>;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  calls = factorCalls(platform);
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const outcome = ({ status, error }: { status: number; error?: { code: number } }) => [status, error?.code ?? 0];
const view = async () => (await player.call('secondFactor.get')).data;
const changes = async () =>
  (
    await platform.kernel.db.all(
      sql<{ change: string }>`select payload ->> 'change' as change from kernel.outbox
        where topic = 'player.secondFactor.changed' and player_id = ${player.id} order by id`,
    )
  ).map(({ change }) => change);

describe('every change of the second factor', () => {
  it('needs a proof of the last five minutes: at first by the password, then by the factor and no longer by the password', async () => {
    platform.clock.advance(proofLifetimeMs);
    const begin = () => player.call('secondFactor.app.begin');
    const prove = (body: object) => player.call('sessions.prove', { body });
    expect(outcome(await begin())).toEqual([423, 11030]);
    expect(outcome(await prove({ password: player.password }))).toEqual([200, 0]);
    const { secret, recoveryCodes } = await calls.addApp(player.headers);
    platform.clock.advance(proofLifetimeMs);
    const changesOf = [
      'secondFactor.app.begin',
      'secondFactor.passkeys.begin',
      'secondFactor.passkeys.remove',
      'secondFactor.recoveryCodes.renew',
      'secondFactor.remove',
    ] as const;
    for (const name of changesOf) {
      const answer = await player.call(name, { params: { id: player.id } });
      expect([name, ...outcome(answer), answer.error?.ways]).toEqual([name, 423, 11033, 'app,recovery']);
    }
    expect(outcome(await prove({ password: player.password }))).toEqual([423, 11033]);
    expect(outcome(await prove({ code: '000000' }))).toEqual([422, 1422]);
    expect(outcome(await prove({ code: calls.codeOf(secret) }))).toEqual([200, 0]);
    expect(outcome(await prove({ code: calls.codeOf(secret) }))).toEqual([422, 1422]);
    expect(outcome(await prove({ code: recoveryCodes[0] }))).toEqual([200, 0]);
    expect((await begin()).status).toBe(200);
  });

  it('may be proved by a passkey, whose answer is good once and for this player', async () => {
    const { authenticator, data } = await calls.addPasskey(player.headers);
    expect(data.recoveryCodes).toHaveLength(10);
    platform.clock.advance(proofLifetimeMs);
    const ask = async (headers: TestPlayer['headers']) => (await platform.call('sessions.prove.passkey', { headers })).data;
    const other = await registerTestPlayer(platform);
    const theirs = await ask(other.headers);
    const proveBy = (request: PasskeyRequest, passkey = authenticator.sign(request)) =>
      player.call('sessions.prove', { body: { passkey, challenge: request.challenge } });
    expect(outcome(await proveBy(theirs))).toEqual([422, 1422]);
    const request = await ask(player.headers);
    const passkey = authenticator.sign(request);
    expect([outcome(await proveBy(request, passkey)), outcome(await proveBy(request, passkey))]).toEqual([
      [200, 0],
      [422, 1422],
    ]);
    expect(outcome(await player.call('secondFactor.remove'))).toEqual([200, 0]);
  });
});

describe('switching the second step on', () => {
  it('takes the ticket of this player, in time, with a right code; nobody is signed in elsewhere after it', async () => {
    const begun = await player.call('secondFactor.app.begin');
    const { secret, ticket, uri } = begun.data;
    expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({ secret, issuer: 'Brand', digits: '6', period: '30' });
    const confirm = (code: string, headers = player.headers, given = ticket) =>
      platform.call('secondFactor.app.confirm', { body: { ticket: given, code }, headers });
    const other = await registerTestPlayer(platform);
    expect(outcome(await confirm(calls.codeOf(secret), other.headers))).toEqual([422, 1422]);
    expect(outcome(await confirm(calls.codeOf(secret), player.headers, `${ticket.slice(0, -4)}aaaa`))).toEqual([422, 1422]);
    expect(outcome(await confirm('000000'))).toEqual([422, 1422]);
    expect(await view()).toEqual({ isOn: false, app: null, passkeys: [], recoveryCodesLeft: 0 });
    const elsewhere = (await calls.signIn(player)).data;
    expect(outcome(await confirm(calls.codeOf(secret)))).toEqual([200, 0]);
    expect(await view()).toMatchObject({ isOn: true, app: { createdAt: expect.any(String) }, recoveryCodesLeft: 10 });
    const gone = await platform.call('player.profile.get', { headers: { authorization: `Bearer ${elsewhere.accessToken}` } });
    expect(gone.status).toBe(401);
    expect((await player.call('player.profile.get')).status).toBe(200);

    platform.clock.advance(10 * 60_000);
    expect(outcome(await confirm(calls.codeOf(secret)))).toEqual([422, 1422]);
  });

  it('stores no secret that could be read, nor one that works for another player', async () => {
    const { secret } = await calls.addApp(player.headers);
    const { sealed } = await platform.kernel.db.one(
      sql<{ sealed: string }>`select sealed_secret as sealed from player.authenticator_app where player_id = ${player.id}`,
    );
    expect(sealed).not.toContain(secret);
    const thief = await registerTestPlayer(platform);
    const own = await calls.addApp(thief.headers);
    await platform.kernel.db.run(sql`update player.authenticator_app set sealed_secret = ${sealed} where player_id = ${thief.id}`);
    platform.clock.advance(30_000);
    for (const code of [calls.codeOf(own.secret), calls.codeOf(secret)])
      expect(outcome(await calls.finish({ challenge: await calls.challengeOf(thief), code }))).toEqual([422, 1422]);
  });

  it('refuses codes of an app whose secret was sealed with keys that are gone (NEW_KEYS)', async () => {
    const { secret } = await calls.addApp(player.headers);
    const foreign = seal(randomBytes(32), `${player.id} ${secret}`);
    await platform.kernel.db.run(sql`update player.authenticator_app set sealed_secret = ${foreign} where player_id = ${player.id}`);
    platform.clock.advance(30_000);
    expect(outcome(await calls.finish({ challenge: await calls.challengeOf(player), code: calls.codeOf(secret) }))).toEqual([422, 1422]);
  });
});

describe('a player', () => {
  it('replaces the app, adds and removes passkeys, renews the codes, and is told of each; the last factor switches it off', async () => {
    const first = await calls.addApp(player.headers);
    const { data, authenticator } = await calls.addPasskey(player.headers);
    expect(data).toMatchObject({ recoveryCodes: [], secondFactor: { passkeys: [{ name: 'My phone', usedAt: null }] } });
    expect(outcome(await calls.addPasskey(player.headers, authenticator))).toEqual([422, 1422]);
    const second = await calls.addApp(player.headers);
    expect(second.recoveryCodes).toEqual([]);
    const renewed = await player.call('secondFactor.recoveryCodes.renew');
    platform.clock.advance(30_000);
    const wrong = [calls.codeOf(first.secret), first.recoveryCodes[0]!];
    for (const code of wrong) expect((await calls.finish({ challenge: await calls.challengeOf(player), code })).status).toBe(422);
    expect((await calls.finish({ challenge: await calls.challengeOf(player), code: renewed.data[9] })).status).toBe(200);
    const removed = await player.call('secondFactor.passkeys.remove', { params: { id: data.secondFactor.passkeys[0]!.id } });
    expect(removed.data).toMatchObject({ isOn: true, passkeys: [], recoveryCodesLeft: 9 });
    expect((await player.call('secondFactor.remove')).data).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 0,
    });
    expect((await calls.signIn(player)).status).toBe(200);
    expect(await changes()).toEqual(['on', 'changed', 'changed', 'changed', 'used', 'changed', 'off']);

    const again = await calls.addPasskey(player.headers);
    const { id } = again.data.secondFactor.passkeys[0]!;
    const stranger = await registerTestPlayer(platform);
    expect(outcome(await stranger.call('secondFactor.passkeys.remove', { params: { id } }))).toEqual([404, 1001]);
    const last = await player.call('secondFactor.passkeys.remove', { params: { id } });
    expect(last.data).toEqual({ isOn: false, app: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(outcome(await player.call('secondFactor.recoveryCodes.renew'))).toEqual([404, 1001]);
  });
});
