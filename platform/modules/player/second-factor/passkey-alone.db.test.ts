import type { PasskeyAnswer } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { TestAuthenticator } from '#testing/authenticator.ts';
import { sql } from '#testing/sql.ts';
import { changeStatus } from '../change-status.ts';
import { lockPlayer } from '../player.sql.ts';
import { ceremonyMs } from './passkey-site.ts';
import { factorCalls, siteOrigin, type Headers } from './testing.ts';

let platform: TestPlatform;
let calls: ReturnType<typeof factorCalls>;
let player: TestPlayer;
let authenticator: TestAuthenticator;
beforeAll(async () => {
  platform = await createTestPlatform();
  calls = factorCalls(platform);
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  ({ authenticator } = await calls.addPasskey(player.headers));
  platform.clock.advance(1_000);
});
afterAll(() => platform[Symbol.asyncDispose]());

const ask = async () => (await platform.call('sessions.passkey.begin')).data;
const enter = (challenge: string, passkey: PasskeyAnswer, headers: Headers = {}) =>
  platform.call('sessions.passkey', { body: { challenge, passkey, fingerprint: 'f1' }, headers });
const outcome = ({ status, error }: { status: number; error?: { code: number } }) => [status, error?.code ?? 0];
const [wrong, over] = [
  [422, 1422],
  [409, 11034],
];

it('signs in without password and second step, to a session that is worth what any is', async () => {
  const request = await ask();
  expect(request).toMatchObject({ rpId: 'site.test', userVerification: 'required', allowCredentials: [] });
  const { status, data } = await enter(request.challenge, authenticator.sign(request));
  expect([status, data.profile.id]).toEqual([200, player.id]);
  const headers = { authorization: `Bearer ${data.accessToken}` };
  // The sign-in proves the session: what needs that is open.
  expect((await platform.call('secondFactor.recoveryCodes.renew', { headers })).status).toBe(200);
  const opened = await platform.kernel.db.all(
    sql`select 1 from kernel.outbox where topic = 'player.session.opened' and payload ->> 'sessionId' = ${data.sessionId}`,
  );
  expect(opened).toHaveLength(1);
});

it('signs nobody in from a restricted country, and the same answer elsewhere', async () => {
  const request = await ask();
  const answer = authenticator.sign(request);
  expect(outcome(await enter(request.challenge, answer, { 'cf-ipcountry': 'GB' }))).toEqual([451, 11012]);
  expect((await enter(request.challenge, answer)).status).toBe(200);
});

it('takes an answer once, also of many at once, and none to an older question', async () => {
  const [older, request] = [await ask(), (platform.clock.advance(1), await ask())];
  const answer = authenticator.sign(request);
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(request.challenge, answer)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // An answer so late that its counter is behind is refused like an unknown passkey.
  const refusals = answers.filter(({ status }) => status !== 200).map((each) => String(outcome(each)));
  expect([String(over), '422,1422']).toEqual(expect.arrayContaining([...new Set(refusals)]));
  expect(outcome(await enter(older.challenge, authenticator.sign(older)))).toEqual(over);
});

it('that was copied signs in once where its counter has been, whichever question it answers', async () => {
  const requests = [];
  for (let count = 0; count < 4; count += 1) requests.push((platform.clock.advance(1), await ask()));
  const answers = await Promise.all(requests.map((request) => enter(request.challenge, authenticator.sign(request, 5))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const again = (platform.clock.advance(1), await ask());
  expect(outcome(await enter(again.challenge, authenticator.sign(again, 4)))).toEqual(wrong);
});

it('is over with a question that is too old or made up', async () => {
  const request = await ask();
  const forged = { ...request, challenge: `${request.challenge.startsWith('A') ? 'B' : 'A'}${request.challenge.slice(1)}` };
  const short = { ...request, challenge: 'A'.repeat(22) };
  for (const each of [forged, short]) expect(outcome(await enter(each.challenge, authenticator.sign(each)))).toEqual(over);
  // A clock that was a day ahead shuts nobody out, and what was asked then is of no use.
  platform.clock.advance(86_400_000);
  const ahead = await ask();
  expect((await enter(ahead.challenge, authenticator.sign(ahead))).status).toBe(200);
  platform.clock.advance(-86_400_000);
  expect(outcome(await enter(ahead.challenge, authenticator.sign(ahead)))).toEqual(over);
  const again = await ask();
  expect((await enter(again.challenge, authenticator.sign(again))).status).toBe(200);
  platform.clock.advance(ceremonyMs);
  expect(outcome(await enter(request.challenge, authenticator.sign(request)))).toEqual(over);
});

it('refuses, all alike, a passkey that nobody has, that did not know its owner, that names somebody else or signed for another site', async () => {
  const request = await ask();
  const stranger = new TestAuthenticator(siteOrigin);
  const [other, thief] = [await registerTestPlayer(platform), new TestAuthenticator(siteOrigin)];
  await calls.addPasskey(other.headers, thief);
  const own = authenticator.sign(request);
  const answers = [
    stranger.sign(request),
    authenticator.sign({ ...request, userVerification: 'preferred' }),
    { ...own, response: { ...own.response, userHandle: thief.sign(request).response.userHandle! } },
    { ...thief.sign(request), id: own.id, rawId: own.rawId },
    authenticator.sign({ ...request, rpId: 'evil.test' }),
    authenticator.sign({ ...request, challenge: (await ask()).challenge }),
  ];
  for (const each of answers) expect(outcome(await enter(request.challenge, each))).toEqual(wrong);
  expect((await enter(request.challenge, authenticator.sign(request))).status).toBe(200);
});

it('waits for a block that is under way, as a second step does, and then opens no session', async () => {
  const { kernel } = platform;
  const [request, challenge] = [await ask(), await calls.challengeOf(player)];
  const step = (await platform.call('sessions.secondStep.passkey', { body: { challenge } })).data;
  const passkey = authenticator.sign(step);
  const alone = authenticator.sign(request);
  const waiting: Promise<unknown>[] = [];
  await kernel.db.transaction(async (tx) => {
    await tx.one(lockPlayer(player.id));
    const asked = [calls.finish({ challenge, passkey }), enter(request.challenge, alone)];
    waiting.push(...asked.map(async (each) => outcome(await each)));
    // Both have come as far as the lock.
    await expect
      .poll(
        async () =>
          (await kernel.db.all(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length,
      )
      .toBe(2);
    await changeStatus(tx, kernel, player.id, 'blocked');
  });
  expect(await Promise.all(waiting)).toEqual([
    [403, 11011],
    [403, 11011],
  ]);
  const open = await kernel.db.all(sql`select 1 from player.session where player_id = ${player.id} and closed_at is null`);
  expect(open).toEqual([]);
});
