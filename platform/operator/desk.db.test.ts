import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessengerMessage, PlayerDocument } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { factorCalls } from '../modules/player/second-factor/testing.ts';
import { openPaymentPlatform, registerPayer } from '../flows/withdraw/testing.ts';
import { openOperatorDesk, type OpenedDesk } from './desk.ts';

let platform: TestPlatform;
let desk: OpenedDesk;
let documentsDir: string;
beforeAll(async () => {
  documentsDir = await mkdtemp(join(tmpdir(), 'verdigale-documents-'));
  platform = await createTestPlatform({ documentsDir });
  await platform.kernel.jobs.start({ work: false });
  desk = openOperatorDesk({ databaseUrl: platform.kernel.db.url, documentsDir });
});
afterAll(async () => {
  await desk.close();
  await platform[Symbol.asyncDispose]();
  await rm(documentsDir, { recursive: true });
});

const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF';

async function upload({ headers }: TestPlayer): Promise<PlayerDocument> {
  const part = (head: string, body: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const response = await platform.app.inject({
    method: 'POST',
    url: '/api/player/documents',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${part('name="type"', 'address')}${part('name="file"; filename="bill.pdf"', pdf)}--b--\r\n`,
  });
  return response.json<{ data: PlayerDocument }>().data;
}

async function newest({ headers }: TestPlayer): Promise<MessengerMessage['content'] | undefined> {
  await platform.relay.drain();
  const answer = await platform.call('messenger.messages.list', { headers });
  return answer.data[0]?.content;
}

it('[PROFILE-03] lets an operator see a document and decide it, and notifies the player', async () => {
  const player = await registerTestPlayer(platform);
  await newest(player);
  const { id } = await upload(player);
  expect(await desk.pendingDocuments()).toMatchObject([{ id, playerId: player.id, type: 'address', fileName: 'bill.pdf' }]);
  expect((await desk.readDocument(id.slice(0, 18))).content.toString()).toBe(pdf);
  platform.clock.advance(1_000);
  await desk.decideDocument(id, { isApproved: false, reason: 'Older than three months' });
  expect(await newest(player)).toEqual({
    title: 'Rejected',
    body: 'bill.pdf: Older than three months',
    link: { url: '/profile/documents', label: 'Documents' },
  });
  expect(await desk.pendingDocuments()).toEqual([]);
});

it('[PROFILE-06] lets an operator write to one player, by id or address', async () => {
  const player = await registerTestPlayer(platform);
  await newest(player);
  for (const who of [player.id, player.email.toUpperCase()]) {
    await desk.notify(who, { title: `To ${who}`, body: 'Hello' });
    const answer = await player.call('messenger.messages.list', { query: { perPage: 50 } });
    const titles = answer.data.map(({ content }) => content.title);
    expect(titles).toContain(`To ${who}`);
  }
  await expect(desk.notify('nobody@mail.test', { title: 'x', body: 'y' })).rejects.toMatchObject({ reason: 'notFound' });
});

it('takes no link in a message that leads elsewhere by the look of a path', async () => {
  const player = await registerTestPlayer(platform);
  for (const url of ['//evil.test', '/\\evil.test', '/..//evil.test', 'http://evil.test', 'https:', 'javascript:alert(1)', 'profile']) {
    const content = { title: 'x', body: 'y', link: { url, label: 'Open' } };
    const refused = { reason: 'invalid', details: { fields: { link: expect.any(Array) as string[] } } };
    await expect(desk.notify(player.id, content), url).rejects.toMatchObject(refused);
    await expect(desk.offer(player.id, content), url).rejects.toMatchObject(refused);
  }
  for (const url of ['/profile/wallet', 'https://elsewhere.test/page'])
    await desk.notify(player.id, { title: 'x', body: 'y', link: { url, label: 'Open' } });
});

it('[AUTH-07] lets an operator block a player, whose sessions end, and take that back', async () => {
  const player = await registerTestPlayer(platform);
  const signIn = () => platform.call('sessions.create', { body: { login: player.email, password: player.password, fingerprint: 'x' } });
  await desk.changeStatus(player.email, 'blocked');
  platform.clock.advance(5_000);
  expect((await player.call('player.profile.get')).status).toBe(401);
  expect((await signIn()).status).toBe(403);
  await desk.changeStatus(player.id, 'active');
  expect((await signIn()).status).toBe(200);
  await expect(desk.changeStatus('nobody@mail.test', 'limited')).rejects.toMatchObject({ reason: 'notFound' });
});

it('lets an operator take off a second factor that is lost, and the player is told', async () => {
  const player = await registerTestPlayer(platform);
  await expect(desk.removeSecondFactor(player.email)).rejects.toMatchObject({ reason: 'notFound' });
  const { addApp, signIn } = factorCalls(platform);
  await addApp(player.headers);
  expect((await signIn(player)).status).toBe(423);
  await newest(player);
  platform.clock.advance(1_000);
  await desk.removeSecondFactor(player.email);
  expect((await signIn(player)).status).toBe(200);
  const { payload } = await platform.kernel.db.one(
    sql<{ payload: unknown }>`select payload from kernel.outbox where topic = 'player.secondFactor.changed' order by id desc limit 1`,
  );
  expect(payload).toEqual({ change: 'off', by: 'operator' });
  expect(await newest(player)).toMatchObject({ title: 'Second step', link: { url: '/profile/security', label: 'Security' } });
});

it('lets an operator see the withdrawals that wait, and approve or refuse each', async () => {
  await using reviewing = await openPaymentPlatform({ noticed: { large: '100', first: null }, heldFor: ['large'] });
  await using stack = new AsyncDisposableStack();
  const beside = stack.adopt(openOperatorDesk({ databaseUrl: reviewing.kernel.db.url, documentsDir }), (opened) => opened.close());
  const player = await registerPayer(reviewing);
  await player.deposit('bank', 500);
  const [one, other] = [await player.withdraw('bank', 150), await player.withdraw('bank', 250)];
  expect((await beside.heldWithdrawals()).map(({ sum, reasons }) => `${sum} ${reasons.join()}`)).toEqual([
    '150.00 EUR large,unknown-way',
    '250.00 EUR large,unknown-way',
  ]);
  await beside.decideWithdrawal(one.data.invoiceId, { isApproved: true });
  await beside.decideWithdrawal(other.data.invoiceId, { isApproved: false, reason: 'a second look' });
  expect(await beside.heldWithdrawals()).toEqual([]);
  expect([(await player.invoice(one.data.invoiceId)).status, (await player.invoice(other.data.invoiceId)).status]).toEqual([1, 3]);
  expect(await player.account()).toMatchObject({ withdrawalBalance: 350 });
  await expect(beside.decideWithdrawal(one.data.invoiceId, { isApproved: false, reason: '' })).rejects.toMatchObject({
    reason: 'invoiceSettled',
  });
});
