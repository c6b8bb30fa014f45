import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { askCorrection, decideCorrection } from '../index.ts';
import { issueResetCode } from '../password/reset-code.ts';
import { issueConfirmationCode } from '../email/confirmation-code.ts';

let platform: TestPlatform;
let player: TestPlayer;
let fresh = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(async () => {
  player = await registerTestPlayer(platform);
});

const another = () => `another-${(fresh += 1)}@mail.test`;
const ask = (email: string) => askCorrection(platform.kernel, player.id, { changes: { email }, reason: 'lost the mailbox', by: 'ann' });
const approve = (id: string) => decideCorrection(platform.kernel, id, { isApproved: true, by: 'bob' });
const call = async (url: string, payload: object) =>
  (await platform.app.inject({ method: 'POST', url: `/api/player/${url}`, payload })).statusCode;
const signIn = (login: string) => call('sessions', { login, password: player.password, fingerprint: 'x' });
const stored = () =>
  platform.kernel.db.one(sql<{ email: string; confirmed: boolean }>`
    select email, confirmed_at is not null as confirmed from player.player where id = ${player.id}`);
const facts = async (topic: string) =>
  (
    await platform.kernel.db.all(sql<{ payload: object }>`
      select payload from kernel.outbox where player_id = ${player.id} and topic = ${topic} order by id`)
  ).map(({ payload }) => payload);

it('gives a player who has lost his mailbox another address, unproved, by two people; the old one is told and every session ends', async () => {
  await call('register/confirm', { code: issueConfirmationCode(platform.kernel, { playerId: player.id, email: player.email }) });
  const email = another();
  const id = await ask(email);
  expect(await stored()).toEqual({ email: player.email, confirmed: true });
  const asked = (await facts('player.email.confirmationRequested')).length;
  await approve(id);
  expect(await stored()).toEqual({ email, confirmed: false });
  expect(await facts('player.contact.changed')).toEqual([
    { contact: 'email', formerPhone: null, formerEmail: player.email, isCorrected: true },
  ]);
  expect((await facts('player.email.confirmationRequested')).length).toBe(asked + 1);
  await platform.relay.drain();
  expect((await platform.app.inject({ url: '/api/player/profile', headers: player.headers })).statusCode).toBe(401);
});

it('shuts out whoever reads the old mailbox by now: its link for a password and its confirmation are void', async () => {
  const code = await platform.kernel.db.transaction(async (tx) => issueResetCode(tx, platform.kernel, player.id));
  const confirmation = issueConfirmationCode(platform.kernel, { playerId: player.id, email: player.email });
  const email = another();
  await approve(await ask(email));
  const passwords = { newPassword: 'nine loud herons', newPassword_confirmation: 'nine loud herons' };
  expect([await call('passwords/confirm', { code, ...passwords }), await call('register/confirm', { code: confirmation })]).toEqual([
    422, 422,
  ]);
  expect([await signIn(player.email), await signIn(email)]).toEqual([401, 200]);
});

it('takes no address that somebody has, nor one that somebody took meanwhile', async () => {
  const other = await registerTestPlayer(platform);
  await expect(ask(other.email.toUpperCase())).rejects.toMatchObject({
    reason: 'invalid',
    details: { fields: { email: expect.any(Array) } },
  });
  const email = another();
  const id = await ask(email);
  await registerTestPlayer(platform, { email });
  await expect(approve(id)).rejects.toMatchObject({ reason: 'invalid', details: { fields: { email: expect.any(Array) } } });
  expect((await stored()).email).toBe(player.email);
});
