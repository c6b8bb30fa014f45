import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { TestAuthenticator } from '#testing/authenticator.ts';
import { sql } from '#testing/sql.ts';
import { issueLoginToken } from '../session/sign-in-by-token.ts';
import { issueResetCode } from '../password/reset-code.ts';
import { secondStepMs } from '../session/enter.ts';
import { issueOneTimeToken } from '../token/one-time-token.ts';
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
const nextStep = () => platform.clock.advance(30_000);

describe('a sign-in of a player with an authenticator app', () => {
  it('is half done after the password, and done after a code; the session is worth what any is', async () => {
    const { secret } = await calls.addApp(player.headers);
    nextStep();
    const half = await calls.signIn(player);
    expect([half.status, half.error]).toEqual([
      423,
      { code: 11032, message: expect.any(String), challenge: expect.stringMatching(/^[\w-]{43}$/), ways: 'app,recovery' },
    ]);
    const { data } = await calls.finish({ challenge: half.error!.challenge, code: calls.codeOf(secret) });
    expect(data.profile.id).toBe(player.id);
    const read = await platform.call('player.profile.get', { headers: { authorization: `Bearer ${data.accessToken}` } });
    expect(read.status).toBe(200);
  });

  it('is not finished from a restricted country, and is elsewhere', async () => {
    const { secret } = await calls.addApp(player.headers);
    nextStep();
    const step = { challenge: await calls.challengeOf(player), code: calls.codeOf(secret) };
    expect(outcome(await calls.finish(step, { 'cf-ipcountry': 'GB' }))).toEqual([451, 11012]);
    expect((await calls.finish(step)).status).toBe(200);
  });

  it('takes a code once, also in another sign-in and of many at once; the one before it no more', async () => {
    const { secret } = await calls.addApp(player.headers);
    const first = calls.codeOf(secret);
    // The code that switched the app on is used up.
    expect(outcome(await calls.finish({ challenge: await calls.challengeOf(player), code: first }))).toEqual([422, 1422]);
    nextStep();
    const code = calls.codeOf(secret);
    const challenges = [];
    for (let index = 0; index < 8; index += 1) challenges.push(await calls.challengeOf(player));
    const answers = await Promise.all(challenges.map((challenge) => calls.finish({ challenge, code })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(422)]);
    nextStep();
    expect(outcome(await calls.finish({ challenge: await calls.challengeOf(player), code }))).toEqual([422, 1422]);
    expect((await calls.finish({ challenge: await calls.challengeOf(player), code: calls.codeOf(secret) })).status).toBe(200);
  });

  it('takes a code of the step before and of the next one, of no other', async () => {
    const { secret } = await calls.addApp(player.headers);
    platform.clock.advance(300_000);
    const tryCode = async (steps: number) =>
      (await calls.finish({ challenge: await calls.challengeOf(player), code: calls.codeOf(secret, steps) })).status;
    expect([await tryCode(-2), await tryCode(2), await tryCode(-1), await tryCode(1)]).toEqual([422, 422, 200, 200]);
  });

  it('is over with a challenge that was used, is made up, of another player, or too old', async () => {
    const { secret } = await calls.addApp(player.headers);
    const other = await registerTestPlayer(platform);
    const theirs = await calls.addApp(other.headers);
    nextStep();
    const challenge = await calls.challengeOf(player);
    expect(outcome(await calls.finish({ challenge: 'made-up', code: calls.codeOf(secret) }))).toEqual([409, 11034]);
    // The code of one player, the challenge of the other.
    expect(outcome(await calls.finish({ challenge, code: calls.codeOf(theirs.secret) }))).toEqual([422, 1422]);
    expect((await calls.finish({ challenge, code: calls.codeOf(secret) })).status).toBe(200);
    nextStep();
    expect(outcome(await calls.finish({ challenge, code: calls.codeOf(secret) }))).toEqual([409, 11034]);
    const late = await calls.challengeOf(player);
    platform.clock.advance(secondStepMs);
    expect(outcome(await calls.finish({ challenge: late, code: calls.codeOf(secret) }))).toEqual([409, 11034]);
  });

  it('ends with five wrong codes, and strangers with the password have ten in a quarter of an hour, of which the player is told', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const { addApp, challengeOf, codeOf, finish } = factorCalls(strict);
    const victim = await registerTestPlayer(strict);
    const { secret } = await addApp(victim.headers);
    strict.clock.advance(30_000);
    const guess = async (challenge: string, ip: string) =>
      (await finish({ challenge, code: '000000', fingerprint: 'thief' }, { 'cf-connecting-ip': ip })).status;
    const statuses = [];
    for (let sign = 0; sign < 3; sign += 1) {
      const challenge = await challengeOf(victim);
      for (let index = 0; index < 6; index += 1) statuses.push(await guess(challenge, `203.0.113.${index}`));
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 422, 422, 422, 422, 422, 429, ...Array<number>(6).fill(429)]);
    const told = await strict.kernel.db.all(
      sql`select payload from kernel.outbox where topic = 'player.secondFactor.changed' and player_id = ${victim.id} and payload ->> 'change' = 'guessed'`,
    );
    expect(told).toHaveLength(1);
    // The player's own browser goes on.
    expect((await finish({ challenge: await challengeOf(victim), code: codeOf(secret) })).status).toBe(200);
  });

  it('ends with ten wrong codes of a browser that the account knows, from wherever it comes, and goes on at a known address', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const { addApp, challengeOf, codeOf, finish } = factorCalls(strict);
    const victim = await registerTestPlayer(strict);
    const { secret } = await addApp(victim.headers);
    strict.clock.advance(30_000);
    // A page that looks like the site learns the password, and what the browser is known by.
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const body = { challenge: await challengeOf(victim), code: '000000', fingerprint: 'f1' };
      statuses.push((await finish(body, { 'cf-connecting-ip': `203.0.113.${index}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect((await finish({ challenge: await challengeOf(victim), code: codeOf(secret) })).status).toBe(200);
  });

  it('is asked for after a login link too, and a reset of the password leaves it on', async () => {
    const { secret } = await calls.addApp(player.headers);
    nextStep();
    const token = await issueLoginToken(platform.kernel, player.id);
    const half = await platform.call('sessions.token', { body: { token } });
    expect(outcome(half)).toEqual([423, 11032]);
    expect((await calls.finish({ challenge: half.error!.challenge, code: calls.codeOf(secret) })).status).toBe(200);

    const pending = await calls.challengeOf(player);
    const code = await platform.kernel.db.transaction(async (tx) => issueResetCode(tx, platform.kernel, player.id));
    const password = 'four loud otters';
    const reset = await platform.call('passwords.confirm', { body: { code, newPassword: password, repeatNewPassword: password } });
    expect(reset.status).toBe(200);
    nextStep();
    // A sign-in by the old password that waited for its second step is over.
    expect(outcome(await calls.finish({ challenge: pending, code: calls.codeOf(secret) }))).toEqual([409, 11034]);
    expect((await calls.finish({ challenge: await calls.challengeOf({ ...player, password }), code: calls.codeOf(secret) })).status).toBe(
      200,
    );
  });

  it('lets no blocked player in', async () => {
    const { secret } = await calls.addApp(player.headers);
    nextStep();
    const challenge = await calls.challengeOf(player);
    await platform.kernel.db.run(sql`update player.player set status = 3 where id = ${player.id}`);
    expect(outcome(await calls.finish({ challenge, code: calls.codeOf(secret) }))).toEqual([403, 11011]);
  });
});

describe('a recovery code', () => {
  it('signs in once, in whatever spelling, of ten uses at once one, and the player is told', async () => {
    const { recoveryCodes } = await calls.addApp(player.headers);
    expect(new Set(recoveryCodes).size).toBe(10);
    const token = { playerId: player.id, purpose: 'second-step', lifetimeMs: secondStepMs } as const;
    const challenges = await platform.kernel.db.transaction(async (tx) =>
      Array.from({ length: 10 }, () => issueOneTimeToken(tx, platform.kernel, token)),
    );
    const code = recoveryCodes[3]!;
    const answers = await Promise.all(challenges.map((challenge) => calls.finish({ challenge, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    const spelled = recoveryCodes[4]!.toUpperCase().replace('-', ' ');
    expect((await calls.finish({ challenge: await calls.challengeOf(player), code: spelled })).status).toBe(200);
    const told = await platform.kernel.db.all(
      sql`select 1 from kernel.outbox where topic = 'player.secondFactor.changed' and player_id = ${player.id} and payload ->> 'change' = 'used'`,
    );
    expect(told).toHaveLength(2);
    const { data } = await player.call('secondFactor.get');
    expect(data).toMatchObject({ isOn: true, recoveryCodesLeft: 8 });
  });

  it('of another player is worth nothing, and no table shows one', async () => {
    const { recoveryCodes } = await calls.addApp(player.headers);
    const other = await registerTestPlayer(platform);
    await calls.addApp(other.headers);
    const answer = await calls.finish({ challenge: await calls.challengeOf(other), code: recoveryCodes[0] });
    expect(outcome(answer)).toEqual([422, 1422]);
    const { shown } = await platform.kernel.db.one(
      sql<{ shown: string }>`select string_agg(code_hash::text, ' ') as shown from player.recovery_code where player_id = ${player.id}`,
    );
    expect(recoveryCodes.filter((code) => shown.includes(code) || shown.includes(Buffer.from(code).toString('hex')))).toEqual([]);
  });
});

describe('a passkey', () => {
  const optionsFor = async (challenge: string) => (await platform.call('sessions.secondStep.passkey', { body: { challenge } })).data;

  it('is the second step: its answer to one sign-in is worth nothing for another one, or twice', async () => {
    const { authenticator } = await calls.addPasskey(player.headers);
    const [challenge, other] = [await calls.challengeOf(player), await calls.challengeOf(player)];
    const options = await optionsFor(challenge);
    expect(options).toMatchObject({ challenge, rpId: 'site.test', allowCredentials: [{ type: 'public-key' }] });
    const passkey = authenticator.sign(options);
    expect(outcome(await calls.finish({ challenge: other, passkey }))).toEqual([422, 1422]);
    expect((await calls.finish({ challenge, passkey })).status).toBe(200);
    expect(outcome(await calls.finish({ challenge, passkey }))).toEqual([409, 11034]);
  });

  it('that was copied is refused where its counter has been, also of many at once', async () => {
    const { authenticator } = await calls.addPasskey(player.headers);
    const challenges = await Promise.all(Array.from({ length: 4 }, () => calls.challengeOf(player)));
    const bodies = await Promise.all(
      challenges.map(async (challenge) => ({ challenge, passkey: authenticator.sign(await optionsFor(challenge), 5) })),
    );
    const answers = await Promise.all(bodies.map((body) => calls.finish(body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    const challenge = await calls.challengeOf(player);
    const options = await optionsFor(challenge);
    expect(outcome(await calls.finish({ challenge, passkey: authenticator.sign(options, 4) }))).toEqual([422, 1422]);
    expect((await calls.finish({ challenge, passkey: authenticator.sign(options, 6) })).status).toBe(200);
  });

  it('that does not count signs in time after time', async () => {
    const { authenticator } = await calls.addPasskey(player.headers);
    for (let turn = 0; turn < 2; turn += 1) {
      const challenge = await calls.challengeOf(player);
      expect((await calls.finish({ challenge, passkey: authenticator.sign(await optionsFor(challenge), 0) })).status).toBe(200);
    }
  });

  it('of somebody else, of another site, or altered is refused', async () => {
    await calls.addPasskey(player.headers);
    const phishing = new TestAuthenticator('https://site.test.evil.example');
    const elsewhere = await calls.addPasskey(player.headers, phishing);
    expect(outcome(elsewhere)).toEqual([422, 1422]);
    const thief = await registerTestPlayer(platform);
    const { authenticator: theirs } = await calls.addPasskey(thief.headers);
    const challenge = await calls.challengeOf(player);
    const options = await optionsFor(challenge);
    const stranger = theirs.sign(options);
    const own = { ...stranger, id: options.allowCredentials[0]!.id, rawId: options.allowCredentials[0]!.id };
    for (const passkey of [stranger, own]) expect(outcome(await calls.finish({ challenge, passkey }))).toEqual([422, 1422]);
    expect(outcome(await platform.call('sessions.secondStep.passkey', { body: { challenge: 'made-up' } }))).toEqual([409, 11034]);
  });
});
