import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterMonths } from '#kernel';
import { changeStatus, excludePlayer } from '#modules/player';
import { registrationForm, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { uploadDocument } from '../../modules/document/upload-document.ts';
import { openOperatorDesk, type OpenedDesk } from '../../operator/desk.ts';
import { callWallet, launchTestGame } from '../game-wallet/testing.ts';
import { openPaymentPlatform, registerPayer, type Payer } from '../withdraw/testing.ts';
import { eraseOwnData } from './erase-own-data.ts';
import { fates, keptOfPlayer } from './fates.ts';

let platform: TestPlatform;
let desk: OpenedDesk;
let documentsDir: string;
beforeAll(async () => {
  documentsDir = await mkdtemp(join(tmpdir(), 'verdigale-erased-'));
  platform = await openPaymentPlatform();
  desk = openOperatorDesk({ databaseUrl: platform.kernel.db.url, documentsDir });
});
afterAll(async () => {
  await desk.close();
  await platform[Symbol.asyncDispose]();
  await rm(documentsDir, { recursive: true });
});

type Row = Record<string, unknown>;

async function stored(playerId: string): Promise<{ text: string; tables: Record<string, Row[]> }> {
  let text = '';
  await desk.exportPlayer(playerId, (part) => void (text += part));
  return { text, tables: (JSON.parse(text) as { tables: Record<string, Row[]> }).tables };
}

const uploads = 2;

/** A player with something of every kind that is erased, who has deposited, lost it all, and has been blocked. */
async function leaver(): Promise<Payer> {
  const payer = await registerPayer(platform);
  const { id } = payer;
  const { db } = platform.kernel;
  await payer.deposit('card', 50);
  const { token } = await launchTestGame(platform, { playerId: id, accountId: payer.accountId, playerSessionId: payer.sessionId });
  await callWallet(platform, 'bet', { token, roundId: id, currency: 'EUR', transactionId: id, amount: '5000' });
  await callWallet(platform, 'win', { token, roundId: id, currency: 'EUR', transactionId: `${id} end`, amount: '0', isFinal: true });
  await platform.relay.drain();
  await db.run(sql`update player.player set nickname = 'Quizzical', first_name = 'Ottoline', last_name = 'Vexworth', birthdate = '1981-02-03', age = 45,
    gender = 'female', nationality = 'DE', place_of_birth = 'Husum', address = '7 Mill Lane', additional_address = 'Rear house', city = 'Tondern',
    postal_code = '25813', personal_id_number = 'L01X00T47', cpf_number = '52998224725', time_zone = 'Europe/Berlin', profession = 'Glazier',
    security_question = 'First pet', security_answer = 'Rufus', freshchat_restore_id = 'r', bonus_code = 'B', confirmed_at = now(),
    phone = '49170' || right(translate(id::text, '-abcdef', '1234567'), 9), phone_confirmed_at = now(), receive_email_promo = true where id = ${id}`);
  await db.run(sql`update payment.invoice set fields = '{"iban": "DE89370400440532013000"}' where player_id = ${id}`);
  await db.run(sql`insert into notification.communication (id, email, message, created_at)
    select gen_random_uuid(), upper(email), 'Call me', now() from player.player where id = ${id}`);
  await db.run(
    sql`insert into player.identity (provider, subject, connection, player_id, created_at) values ('google', ${id}, 'google', ${id}, now())`,
  );
  await db.run(sql`insert into game.favorite (player_id, game_id) select ${id}, id from game.game limit 1`);
  await db.run(sql`insert into player.another_person (player_id, contact, noted_at) values (${id}, 'twin@mail.test', now())`);
  for (let n = 0; n < uploads; n += 1)
    await db.run(sql`insert into document.document (id, player_id, type, file_name, file, media_type, size, status, created_at)
      values (gen_random_uuid(), ${id}, 'other', 'Ottoline.png', gen_random_uuid(), 'image/png', 1, 1, now())`);
  await db.transaction((tx) => changeStatus(tx, platform.kernel, id, 'blocked'));
  return payer;
}

const personal = [
  'Quizzical',
  'Ottoline',
  'Vexworth',
  '1981-02-03',
  'Husum',
  'Mill Lane',
  'Tondern',
  '25813',
  'L01X00T47',
  '52998224725',
  'Glazier',
];

it('removes what says who a player is, and leaves books, play and what protected him; once more changes nothing', async () => {
  const payer = await leaver();
  const before = await stored(payer.id);
  for (const word of [...personal, payer.email, 'DE89370400440532013000']) expect(before.text).toContain(word);
  expect(await desk.erasePlayer(payer.email)).toEqual({ playerId: payer.id, documents: uploads, recognisedUntil: undefined });
  const after = await stored(payer.id);
  for (const word of [...personal, payer.email, 'DE89370400440532013000', 'twin@mail.test']) expect(after.text).not.toContain(word);
  const left = Object.entries(after.tables).filter(([table, rows]) => fates[table] === 'erased' && rows.length > 0);
  expect(left).toEqual([]);
  const details = Object.entries(after.tables['player.player']![0]!);
  expect(details.filter(([name, value]) => !keptOfPlayer.includes(name) && value !== null && value !== false)).toEqual([]);
  const kept = (tables: Record<string, Row[]>) =>
    Object.entries(tables).filter(([table]) => typeof fates[table] === 'object' && table !== 'journal.entry' && table !== 'kernel.outbox');
  expect(kept(after.tables)).toEqual(kept(before.tables));
  expect(after.tables['payment.invoice']).toMatchObject([{ amount: '50.00', fields: {} }]);
  expect(await platform.kernel.db.all(sql`select from notification.communication where lower(email) = lower(${payer.email})`)).toEqual([]);
  expect(await desk.erasePlayer(payer.id)).toMatchObject({ documents: 0 });
  expect((await stored(payer.id)).text.replace(/"at": "[^"]+"/, '')).toBe(after.text.replace(/"at": "[^"]+"/, ''));
});

it('takes the files along', async () => {
  const payer = await leaver();
  const content = Buffer.from('%PDF-1.4\n%%EOF');
  const kernel = { ...platform.kernel, config: { ...platform.kernel.config, documentsDir } };
  await uploadDocument(kernel, payer.id, { type: 'other', fileName: 'a.pdf', content });
  expect(await readdir(documentsDir)).toHaveLength(1);
  expect((await desk.erasePlayer(payer.id)).documents).toBe(uploads + 1);
  expect(await readdir(documentsDir)).toEqual([]);
});

it('keeps what an excluded player is recognised by until the exclusion is over, and removes it then', async () => {
  const payer = await leaver();
  const { kernel, clock } = platform;
  await kernel.db.transaction((tx) => excludePlayer(tx, kernel, payer.id, '6_months'));
  const erase = () => eraseOwnData(kernel, payer.id, documentsDir);
  expect((await erase()).recognisedUntil).toEqual(afterMonths(clock.now(), 6));
  const { tables } = await stored(payer.id);
  const traits = { email: payer.email, first_name: 'Ottoline', birthdate: '1981-02-03' };
  expect(tables['player.player']).toMatchObject([{ ...traits, address: null, city: null, security_question: null }]);
  expect([tables['player.session'], tables['player.identity']]).toMatchObject([[{ fingerprint: 'f1' }], [{ provider: 'google' }]]);
  expect([tables['document.document'], tables['player.credential'], tables['notification.message']]).toEqual([[], [], []]);
  const form = { ...registrationForm(), email: payer.email.replace('@', '+new@') };
  const register = async () => {
    const answer = await platform.call('player.register', { body: form });
    return answer.error?.code;
  };
  expect(await register()).toBe(11055);
  clock.set(afterMonths(clock.now(), 6).toISOString());
  expect((await erase()).recognisedUntil).toBeUndefined();
  expect((await stored(payer.id)).text).not.toContain(payer.email);
  expect(await register()).toBeUndefined();
});

it('erases nobody who is not blocked, has money, or with whom something is open', async () => {
  const payer = await registerPayer(platform);
  await payer.deposit('card', 50);
  const { token } = await launchTestGame(platform, { playerId: payer.id, accountId: payer.accountId, playerSessionId: payer.sessionId });
  await callWallet(platform, 'bet', { token, roundId: payer.id, currency: 'EUR', transactionId: payer.id, amount: '200' });
  const open = ['is not blocked', 'has money (EUR)', 'has a round that has not ended'];
  await expect(desk.erasePlayer(payer.id)).rejects.toMatchObject({ reason: 'invalid', message: `player: ${open.join(', ')}` });
  expect((await stored(payer.id)).text).toContain(payer.email);
});
