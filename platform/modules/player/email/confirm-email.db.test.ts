import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { confirmationLifetimeMs, issueConfirmationCode } from './confirmation-code.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const confirm = async (code: unknown) => (await platform.call('player.register.confirm', { body: { code } })).status;
const confirmedAt = async ({ call }: TestPlayer) => (await call('player.profile.get')).data.confirmedAt;

it('[PROFILE-05] the code of the link confirms the address, as often as it is followed', async () => {
  const player = await registerTestPlayer(platform);
  const { id, email } = player;
  expect(await confirmedAt(player)).toBeNull();
  const code = issueConfirmationCode(platform.kernel, { playerId: id, email: email.toUpperCase() });
  expect(await confirm(code)).toBe(200);
  const first = await confirmedAt(player);
  expect(first).not.toBeNull();
  platform.clock.advance(60_000);
  expect(await confirm(code)).toBe(200);
  expect(await confirmedAt(player)).toBe(first);
});

it('no other code does: altered, of another address, of nobody, or too old', async () => {
  const player = await registerTestPlayer(platform);
  const { id, email } = player;
  const code = issueConfirmationCode(platform.kernel, { playerId: id, email });
  const bytes = Buffer.from(code, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered[at]! ^= 1;
    expect(await confirm(altered.toString('base64url')), `byte ${at}`).toBe(422);
  }
  const nobody = issueConfirmationCode(platform.kernel, { playerId: '00000000-0000-7000-8000-000000000000', email });
  for (const wrong of ['', 'x', `${code}A`, code.slice(1), `${code}=`, nobody, 7, null])
    expect(await confirm(wrong), String(wrong)).toBe(422);
  await platform.kernel.db.run(sql`update player.player set email = 'new@mail.test', email_lower = 'new@mail.test' where id = ${id}`);
  expect(await confirm(code)).toBe(422);
  await platform.kernel.db.run(sql`update player.player set email = ${email}, email_lower = ${email} where id = ${id}`);
  platform.clock.advance(confirmationLifetimeMs);
  expect(await confirm(code)).toBe(422);
  platform.clock.advance(-confirmationLifetimeMs);
  expect(await confirmedAt(player)).toBeNull();
});

it('[CALL-04] the mail is asked for again by the player alone, and not once the address is confirmed', async () => {
  const { id, email, call } = await registerTestPlayer(platform);
  const mails = sql`select 1 from kernel.outbox where player_id = ${id} and topic = 'player.email.confirmationRequested'`;
  const asked = async () => (await platform.kernel.db.all(mails)).length;
  const before = await asked();
  expect((await platform.call('player.confirmations.email.resend')).status).toBe(401);
  expect((await call('player.confirmations.email.resend')).data).toEqual({ message: expect.any(String) });
  expect(await asked()).toBe(before + 1);
  await confirm(issueConfirmationCode(platform.kernel, { playerId: id, email }));
  expect((await call('player.confirmations.email.resend')).status).toBe(200);
  expect(await asked()).toBe(before + 1);
});
