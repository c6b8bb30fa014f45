import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { excludedMail } from './account-mails.ts';
import { heldMail, heldMails } from './held-mails.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const held = { amount: 12.5, currency: 'EUR' };

/** A phone that is his is the only way to him; a mail is none of his any more. */
async function registerByPhone({ isConfirmed }: { isConfirmed: boolean }): Promise<string> {
  const { id } = await registerTestPlayer(platform);
  const phone = `4915${id.replaceAll(/\D/g, '').slice(-9)}`;
  await platform.kernel.db.run(sql`update player.player set email = null, email_lower = null, phone = ${phone},
    phone_confirmed_at = case when ${isConfirmed} then now() end where id = ${id}`);
  return id;
}

it('[X6] who has excluded himself and has no e-mail address is told by text message how to come by his money', async () => {
  const playerId = await registerByPhone({ isConfirmed: true });
  expect(await excludedMail(platform.kernel, { playerId })).toMatchObject({ channel: 'sms', template: 'accountExcludedSms' });
  const stranger = await registerByPhone({ isConfirmed: false });
  expect(await excludedMail(platform.kernel, { playerId: stranger })).toBeNull();
});

it.each(Object.values(heldMails))('$name reaches who has no e-mail address by text message, with the sum', async ({ mail, sms }) => {
  const compose = heldMail({ mail, sms });
  const sum = expect.stringContaining('12.5') as string;
  const { id } = await registerTestPlayer(platform);
  expect(await compose(platform.kernel, { playerId: id, ...held })).toMatchObject({
    channel: 'mail',
    template: mail,
    values: { sum },
  });
  const playerId = await registerByPhone({ isConfirmed: true });
  expect(await compose(platform.kernel, { playerId, ...held })).toMatchObject({ channel: 'sms', template: sms, values: { sum } });
  const stranger = await registerByPhone({ isConfirmed: false });
  expect(await compose(platform.kernel, { playerId: stranger, ...held })).toBeNull();
});
