import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { formerEmailMail, newSignInMail, passwordChangedMail } from './security-mails.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('an e-mail that was dropped is told of the new password without a link that it no longer opens, in the player’s language', async () => {
  const { id: playerId } = await registerTestPlayer(platform, { locale: 'de' });
  const formerEmail = 'dropped@mail.test';
  expect(await formerEmailMail(platform.kernel, { playerId, formerEmail })).toMatchObject({
    channel: 'mail',
    to: formerEmail,
    locale: 'de',
    template: 'emailDropped',
  });
  expect(await formerEmailMail(platform.kernel, { playerId, formerEmail, isCorrected: true })).toMatchObject({
    to: formerEmail,
    template: 'emailCorrected',
  });
});

it('a player without an e-mail is told of the new password by text message, at the phone that is his', async () => {
  const { id: playerId } = await registerTestPlayer(platform);
  const told = () => passwordChangedMail(platform.kernel, { playerId });
  expect(await told()).toMatchObject({ channel: 'mail', template: 'passwordChanged' });
  await platform.kernel.db.run(
    sql`update player.player set email = null, email_lower = null, phone = '4915123456777' where id = ${playerId}`,
  );
  expect(await told()).toBeNull();
  await platform.kernel.db.run(sql`update player.player set phone_confirmed_at = now() where id = ${playerId}`);
  expect(await told()).toMatchObject({ channel: 'sms', to: '4915123456777', template: 'passwordChangedSms' });
});

it('writes the time and the country of a sign-in in Swedish where the locale is `se`, which elsewhere means Northern Sami', async () => {
  const { id: playerId } = await registerTestPlayer(platform);
  await platform.kernel.db.run(sql`update player.player set locale = 'se' where id = ${playerId}`);
  const createdAt = new Date('2026-05-05T12:00:00Z');
  const { id: sessionId } = await platform.kernel.db.one<{ id: string }>(
    sql`update player.session set country = 'DE', created_at = ${createdAt} where player_id = ${playerId} returning id`,
  );
  const mail = await newSignInMail(platform.kernel, { playerId, sessionId, why: 'each' });
  expect(mail?.values).toMatchObject({ time: '5 maj 2026 kl. 12:00 UTC', place: expect.stringMatching(/^Tyskland, /) });
});
