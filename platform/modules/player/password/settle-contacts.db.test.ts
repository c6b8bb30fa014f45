import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { untilWaiting } from '#testing/until-waiting.ts';
import { confirmPhone, lockPlayer } from '../player.sql.ts';
import { confirmReset } from './forgotten-password.ts';
import { issueResetCode } from './reset-code.ts';
import { settledMs, type ResetContact } from './settle-contacts.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
let count = 0;
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  count += 1;
});
afterAll(() => platform[Symbol.asyncDispose]());

interface Before {
  emailSince?: number | null;
  phoneSince?: number | null;
  isOpenedByPhone?: boolean;
}

/** What is left after a reset by one contact, of an account whose contacts were confirmed so many milliseconds ago, or not at all. */
async function reset(by: ResetContact, { emailSince = null, phoneSince = null, isOpenedByPhone = false }: Before) {
  const ago = (ms: number | null) => (ms === null ? null : new Date(platform.clock.now().getTime() - ms));
  const phone = `49151234561${String(count).padStart(2, '0')}`;
  const phoneConfirmedAt = ago(phoneSince);
  await platform.kernel.db.run(sql`
    update player.player set phone = ${phone}, phone_confirmed_at = ${phoneConfirmedAt}, confirmed_at = ${ago(emailSince)},
      created_at = ${isOpenedByPhone ? phoneConfirmedAt : ago(30 * settledMs)} where id = ${player.id}`);
  const code = await platform.kernel.db.transaction(async (tx) => issueResetCode(tx, platform.kernel, player.id, by));
  const password = 'seven brass lanterns';
  await confirmReset(platform.kernel, { code, newPassword: password, repeatNewPassword: password }, '203.0.113.1');
  const row = await platform.kernel.db.one(
    sql<{ email: string | null; confirmed_at: Date | null; phone: string | null }>`
      select email, confirmed_at, phone from player.player where id = ${player.id}`,
  );
  return { email: row.email !== null, isConfirmed: row.confirmed_at !== null, phone: row.phone !== null };
}

const told = async () =>
  (
    await platform.kernel.db.all(
      sql<{ payload: object }>`select payload from kernel.outbox where topic = 'player.contact.changed' and player_id = ${player.id}`,
    )
  ).map(({ payload }) => payload);

it('tells the owner of a phone that is dropped, and nobody of one that was never confirmed or that stays', async () => {
  await reset('email', { emailSince: settledMs, phoneSince: 1 });
  expect(await told()).toEqual([{ contact: 'phone', formerPhone: expect.stringMatching(/^49/) }]);
  player = await registerTestPlayer(platform);
  await reset('email', { emailSince: settledMs });
  player = await registerTestPlayer(platform);
  await reset('email', { emailSince: settledMs, phoneSince: settledMs });
  expect(await told()).toEqual([]);
});

it('tells the owner of an e-mail that is dropped: the mail about the new password would not find the way', async () => {
  const { email } = player;
  await reset('phone', { phoneSince: settledMs, isOpenedByPhone: true, emailSince: 1 });
  expect(await told()).toEqual([{ contact: 'email', formerPhone: expect.stringMatching(/^49/), formerEmail: email }]);
});

it.each<[string, Before, boolean]>([
  ['drops the phone of whoever opened the account with an e-mail that was not theirs', { phoneSince: settledMs }, false],
  ['drops it too when the account was opened by that phone', { phoneSince: settledMs, isOpenedByPhone: true }, false],
  ['drops a phone that was never confirmed', { emailSince: settledMs }, false],
  ['drops a phone that was confirmed within a week', { emailSince: settledMs, phoneSince: settledMs - 1 }, false],
  ['keeps a phone that was confirmed before', { emailSince: settledMs, phoneSince: settledMs }, true],
  ['keeps the phone that the account was opened by', { emailSince: 1, phoneSince: 2, isOpenedByPhone: true }, true],
])('a reset by e-mail %s', async (_, before, isPhoneKept) => {
  expect(await reset('email', before)).toEqual({ email: true, isConfirmed: true, phone: isPhoneKept });
});

it.each<[string, Before, boolean]>([
  ['keeps the e-mail that the account was opened with', { phoneSince: 1 }, true],
  ['drops an e-mail that was added and never confirmed', { phoneSince: settledMs, isOpenedByPhone: true }, false],
  ['drops one that was confirmed within a week', { phoneSince: settledMs, isOpenedByPhone: true, emailSince: settledMs - 1 }, false],
  ['keeps one that was confirmed before', { phoneSince: 2 * settledMs, isOpenedByPhone: true, emailSince: settledMs }, true],
])('a reset by phone %s', async (_, before, isEmailKept) => {
  expect(await reset('phone', before)).toMatchObject({ email: isEmailKept, phone: true });
});

it('drops the phone that whoever had the account puts in the place of a good one at that moment', async () => {
  const { kernel } = platform;
  const long = new Date(platform.clock.now().getTime() - 30 * settledMs);
  const code = await kernel.db.transaction(async (tx) => issueResetCode(tx, kernel, player.id));
  await kernel.db.run(sql`
    update player.player set phone = '4915123456198', phone_confirmed_at = ${long}, confirmed_at = ${long}, created_at = ${long} where id = ${player.id}`);
  let reset: Promise<unknown> | undefined;
  await kernel.db.transaction(async (tx) => {
    await tx.one(lockPlayer(player.id));
    const password = 'seven brass lanterns';
    const body = { code, newPassword: password, repeatNewPassword: password };
    reset = confirmReset(kernel, body, '203.0.113.1');
    await untilWaiting(kernel.db);
    await tx.run(confirmPhone(player.id, '4915123456199', platform.clock.now()));
  });
  await reset;
  expect((await kernel.db.one(sql<{ phone: string | null }>`select phone from player.player where id = ${player.id}`)).phone).toBeNull();
});
