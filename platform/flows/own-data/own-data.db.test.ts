import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { factorCalls } from '../../modules/player/second-factor/testing.ts';
import { openOperatorDesk, type OpenedDesk } from '../../operator/desk.ts';
import { callWallet, launchTestGame } from '../game-wallet/testing.ts';
import { openPaymentPlatform, registerPayer, type Payer } from '../withdraw/testing.ts';

let platform: TestPlatform;
let desk: OpenedDesk;
beforeAll(async () => {
  platform = await openPaymentPlatform();
  desk = openOperatorDesk({ databaseUrl: platform.kernel.db.url, documentsDir: tmpdir() });
});
afterAll(async () => {
  await desk.close();
  await platform[Symbol.asyncDispose]();
});

interface OwnData {
  player: string;
  at: string;
  tables: Record<string, Record<string, unknown>[]>;
}

async function textOf(player: string): Promise<string> {
  let text = '';
  await desk.exportPlayer(player, (part) => void (text += part));
  return text;
}

/** Deposits 50, loses 2.50 and wins 4. */
async function play(payer: Payer, count = 1): Promise<void> {
  await payer.deposit('card', 50);
  const { token } = await launchTestGame(platform, { playerId: payer.id, accountId: payer.accountId, playerSessionId: payer.sessionId });
  for (let n = 0; n < count; n += 1) {
    const call = { token, roundId: `r${n}`, currency: 'EUR' };
    await callWallet(platform, 'bet', { ...call, transactionId: `b${n}`, amount: '250' });
    await callWallet(platform, 'win', { ...call, transactionId: `w${n}`, amount: '400', isFinal: true });
  }
}

it('hands over all that is stored about a player, sums and times as a person reads them, and nothing of anybody else', async () => {
  const [payer, other] = [await registerPayer(platform), await registerPayer(platform)];
  await play(payer);
  await play(other);
  await desk.stop({ scope: 'player', name: payer.id, because: 'Mara saw it' });
  const text = await textOf(payer.email);
  const { player, at, tables } = JSON.parse(text) as OwnData;
  expect([player, new Date(at).toISOString()]).toEqual([payer.id, at]);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
  expect(tables['player.player']).toMatchObject([{ id: payer.id, email: payer.email, created_at: time }]);
  expect(tables['player.session']).toMatchObject([{ id: payer.sessionId, fingerprint: 'f1' }]);
  expect(tables['payment.invoice']).toMatchObject([{ amount: '50.00', currency: 'EUR', created_at: time, bonus_choice: null }]);
  expect(tables['game.round']).toMatchObject([{ stake: '2.50', payout: '4.00', provider_round_id: 'r0' }]);
  expect(tables['game.transaction']!.map(({ amount_in_minor_units: amount }) => amount)).toEqual([250, 400]);
  expect(tables['wallet.transfer']!.map(({ kind }) => kind)).toEqual(['deposit', 'bet', 'win']);
  const own = new Set(tables['wallet.ledger_account']!.map(({ id }) => id));
  const entries = tables['wallet.entry']!.filter(({ ledger_id: id }) => own.has(id));
  expect(entries.map((each) => each.balance_after_in_minor_units)).toEqual([5000, 4750, 5150]);
  expect(tables['limits.stop']).toMatchObject([{ scope: 'player', name: payer.id }]);
  expect(tables['sportsbook.leg']).toEqual([]);
  for (const strange of [other.id, other.email, other.accountId, other.sessionId, 'Mara']) expect(text).not.toContain(strange);
});

it('has no secret in it', async () => {
  const payer = await registerPayer(platform);
  await play(payer);
  await factorCalls(platform).addApp(payer.headers);
  const { db } = platform.kernel;
  const secrets = await db.all(sql<{ secret: string }>`
    select password_hash as secret from player.credential where player_id = ${payer.id}
    union all select token_id::text from player.session where player_id = ${payer.id}
    union all select encode(token_hash, 'hex') from game.session where player_id = ${payer.id}
    union all select sealed_secret from player.authenticator_app where player_id = ${payer.id}
    union all select encode(code_hash, 'hex') from player.recovery_code where player_id = ${payer.id}`);
  expect(secrets.length).toBeGreaterThan(5);
  const text = await textOf(payer.id);
  expect(JSON.parse(text)).toMatchObject({ tables: { 'player.credential': [{ player_id: payer.id }], 'player.authenticator_app': [{}] } });
  const shown = createHash('sha256').update(payer.token).digest('hex');
  for (const secret of [...secrets.map((each) => each.secret), payer.token, shown]) expect(text).not.toContain(secret);
});

it('reads page by page what is longer than one, oldest first', async () => {
  const payer = await registerPayer(platform);
  await platform.kernel.db.run(sql`insert into notification.message (id, player_id, content, created_at, updated_at)
    select gen_random_uuid(), ${payer.id}, jsonb_build_object('title', n::text), timestamptz '2020-01-01' + n * interval '1 minute', now()
    from generate_series(1, 1000) n order by random()`);
  const { tables } = JSON.parse(await textOf(payer.id)) as { tables: Record<string, { content: { title: string } }[]> };
  expect(tables['notification.message']!.slice(0, 1000).map(({ content }) => Number(content.title))).toEqual(
    Array.from({ length: 1000 }, (_, n) => n + 1),
  );
});

it('throws notFound for nobody, before a word is written', async () => {
  const written: string[] = [];
  await expect(desk.exportPlayer('nobody@mail.test', (part) => void written.push(part))).rejects.toMatchObject({ reason: 'notFound' });
  expect(written).toEqual([]);
});
