import type { PayoutOrder } from '@verdigale/partner-wire';
import { sql } from '#testing/sql.ts';
import { untilWaiting } from '#testing/until-waiting.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#kernel';
import { publishTestCampaign, withdrawCampaigns } from '#testing/campaigns.ts';
import { lockAccounts } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, depositForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { testConfig } from '../../testing/config.ts';
import { openProviderDouble, type ProviderDouble } from '../../testing/payment-provider.ts';
import { changeInvoice, findInvoice, type InvoiceChange } from './invoice.ts';
import { lockInvoice } from './invoice.sql.ts';
import { seedMethods } from './stored-method.ts';
import { signedHttp } from '#partners/payment/signed-http/index.ts';
import { testField, testMethod } from './testing.ts';

/** What the double offers by method. */
const offers: Record<string, (asked: PayoutOrder) => object> = {
  'test.later': () => ({ expiresAt: '2026-06-01T12:15:00.000Z' }),
  'test.qr': ({ reference }) => ({ qr: `scan ${reference}`, expiresAt: '2026-06-01T12:15:00.000Z' }),
  'test.address': ({ reference }) => ({ address: `to ${reference}`, tag: '7' }),
  'test.coin': ({ reference }) => ({ address: `to ${reference}`, qr: `coin:${reference}?amount=20` }),
  'test.codes': () => ({ publicData: { transactionId: '123' } }),
  'test.nonsense': () => ({ publicData: 'a lot' }),
  'test.script': () => ({ action: { url: 'javascript:alert(1)' } }),
};

let provider: ProviderDouble;
let platform: TestPlatform;
beforeAll(async () => {
  provider = await openProviderDouble(
    () => platform.clock.now(),
    (asked) => offers[asked.method]?.(asked) ?? {},
  );
  const { partners } = testConfig('');
  platform = await createTestPlatform({
    partners: { ...partners, payment: { test: signedHttp({ url: provider.url, secret: 'secret' }) } },
  });
  const limitsOf = (min: string) => [{ currency: 'EUR', min, max: '100000' }];
  const options = [
    ...['A', 'B'].map((id) => ({ id, name: id })),
    { id: 'dear', name: 'dear', limits: limitsOf('3000') },
    { id: 'cheap', name: 'cheap', limits: limitsOf('200') },
  ];
  const network = testField('crypto_network', { fieldType: 'select', options });
  await seedMethods(
    platform.kernel.db,
    ['test.page', ...Object.keys(offers)].map((id) =>
      testMethod(id, {
        provider: 'test',
        ...(id === 'test.coin' && { type: 'address' }),
        ...(id === 'test.address' && { type: 'address', fields: [network] }),
      }),
    ),
  );
  await platform.start({ work: false });
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await provider.close();
});

async function ask(player: TestPlayer, method: string, more: object = {}, key = '') {
  const { id: accountId } = await activeAccountOf(player);
  const body = { ...depositForm(accountId, method, 20), ...more };
  const { data, error } = await player.call('payment.invoices.deposit', { body, headers: key ? { 'idempotency-key': key } : {} });
  return { ...data, code: error?.code, ...(error?.until && { until: error.until }) };
}

const list = async ({ call }: TestPlayer) => (await call('payment.invoices.list')).data;

describe('what a provider offers', () => {
  it('is answered, and kept for whoever opens the page later', async () => {
    const player = await registerTestPlayer(platform);
    const { invoiceId, qr, type } = await ask(player, 'test.qr');
    expect([qr, type]).toEqual([`scan ${invoiceId}`, 'form']);
    expect(await list(player)).toMatchObject([{ status: 1, publicData: { qr, expiresAt: '2026-06-01T12:15:00.000Z' } }]);
    const codes = await ask(player, 'test.codes');
    expect(codes).not.toHaveProperty('publicData');
    expect(await list(player)).toContainEqual(expect.objectContaining({ id: codes.invoiceId, publicData: { transactionId: '123' } }));
  });

  it('whose provider answers only a page leaves nothing to read', async () => {
    const player = await registerTestPlayer(platform);
    await ask(player, 'test.page');
    expect(await list(player)).toMatchObject([{ status: 1, publicData: null }]);
  });

  it.each(['test.nonsense', 'test.script'])('as %s is not believed: the deposit ends, and no money has moved', async (method) => {
    const player = await registerTestPlayer(platform);
    expect(await ask(player, method)).toMatchObject({ code: 13003 });
    expect(await list(player)).toMatchObject([{ status: 3, statusResult: 'provider-unavailable' }]);
  });
});

it.each([
  ['test.qr', [{ qr: expect.stringMatching(/^scan /), url: '' }]],
  ['test.later', []],
])('of a deposit by %s nothing is published with status 1 before there is something to show', async (method, pushed) => {
  const player = await registerTestPlayer(platform);
  const { invoiceId } = await ask(player, method);
  const rows = await platform.kernel.db.all(
    sql<{ shown: object }>`select payload #> '{invoice,publicData}' as shown from kernel.outbox
      where topic = 'invoice.deposit.updated' and payload #>> '{invoice,id}' = ${invoiceId}`,
  );
  expect(rows.map(({ shown }) => shown)).toEqual(pushed.map((data) => expect.objectContaining(data)));
});

it('an address that another tab has by now stays, and is answered, where the provider fails this one', async () => {
  const player = await registerTestPlayer(platform);
  const connection = platform.kernel.config.partners.payment.test!;
  const { open } = connection;
  const answers: object[] = [];
  connection.open = (clock) => ({
    ...open(clock),
    async createPayment() {
      connection.open = open;
      answers.push(await ask(player, 'test.coin'));
      throw new AppError('paymentUnavailable', 'busy with the other one');
    },
  });
  answers.push(await ask(player, 'test.coin'));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ address: expect.stringMatching(/^to /) });
  const { invoiceId } = answers[0] as { invoiceId: string };
  expect(await findInvoice(platform.kernel.db, invoiceId)).toMatchObject({ status: 1 });
});

it('the same call once more is answered as before, though its method takes other sums by then', async () => {
  const player = await registerTestPlayer(platform);
  const first = await ask(player, 'test.qr', {}, 'key-of-one');
  const limits = [{ currency: 'EUR', min: '5000', max: '10000', presets: [] }];
  await seedMethods(platform.kernel.db, [testMethod('test.qr', { provider: 'test', limits })]);
  try {
    expect(await ask(player, 'test.qr', {}, 'key-of-one')).toEqual(first);
    expect(await ask(player, 'test.qr', {}, 'key-of-another')).toMatchObject({ code: 1422 });
  } finally {
    await seedMethods(platform.kernel.db, [testMethod('test.qr', { provider: 'test' })]);
  }
});

describe('an address', () => {
  const on = (network: string | null) => ({ fields: { crypto_network: network }, amount: 10 });

  it('[DEP-08] is asked for without a page to return to, and before anybody knows the amount: the network’s minimum is what must arrive', async () => {
    const player = await registerTestPlayer(platform);
    const asked = { ...on('dear'), redirectUrl: undefined, country: null, lotteryId: 'x', bonusId: null };
    const { invoiceId, address } = await ask(player, 'test.address', asked);
    expect(address).toBe(`to ${invoiceId}`);
    expect(await platform.kernel.db.one(sql`select amount from payment.invoice where id = ${invoiceId}`)).toEqual({ amount: 30_00n });
    expect((await ask(player, 'test.address', { ...on('dear'), amount: 9.99 })).code).toBe(1422);
    expect((await ask(player, 'test.address', { ...on('cheap'), amount: 2 })).address).toMatch(/^to /);
    expect((await ask(player, 'test.page', { redirectUrl: undefined })).code).toBe(1422);
  });

  it('is one for an account and network, however often and at once it is asked for, and no deposit before anything comes', async () => {
    const player = await registerTestPlayer(platform);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(player, 'test.address', on('A'))));
    expect(new Set(answers.map(({ invoiceId }) => invoiceId)).size).toBe(1);
    const { invoiceId } = answers[0]!;
    expect(answers).toEqual(
      answers.map(() => ({ invoiceId, method: 'test.address', type: 'address', address: `to ${invoiceId}`, tag: '7' })),
    );
    expect((await ask(player, 'test.address', on('B'))).invoiceId).not.toBe(invoiceId);
    expect((await ask(await registerTestPlayer(platform), 'test.address', on('A'))).invoiceId).not.toBe(invoiceId);
    expect(await list(player)).toEqual([]);
  });

  it('[DEP-08] has the code that its provider made for it each time it is asked for', async () => {
    const player = await registerTestPlayer(platform);
    const first = await ask(player, 'test.coin');
    expect(first).toMatchObject({ address: `to ${first.invoiceId}`, qr: `coin:${first.invoiceId}?amount=20` });
    expect(await ask(player, 'test.coin')).toEqual(first);
  });

  it('[DEP-08] has the bonus that was chosen last, on whichever network', async () => {
    const player = await registerTestPlayer(platform);
    const { items } = await publishTestCampaign(platform.kernel);
    const bonusId = items[0]!.id;
    const first = await ask(player, 'test.address', { ...on('A'), bonusId });
    const coin = await ask(player, 'test.coin', { bonusId });
    const choices = () =>
      platform.kernel.db.all(sql<{ id: string; chosen: string | null }>`
        select id, bonus_choice ->> 'bonusId' as chosen from payment.invoice where id in (${first.invoiceId}, ${coin.invoiceId}) order by id`);
    expect(await choices()).toMatchObject([{ chosen: bonusId }, { chosen: bonusId }]);
    await ask(player, 'test.address', { ...on('B'), isBonusDecline: true });
    expect(await choices()).toEqual([
      { id: first.invoiceId, chosen: null },
      { id: coin.invoiceId, chosen: bonusId },
    ]);
    await ask(player, 'test.address', { ...on('B'), bonusId });
    expect(await choices()).toMatchObject([{ chosen: bonusId }, { chosen: bonusId }]);
    await withdrawCampaigns(platform.kernel);
  });

  it('whose time is over makes room for another', async () => {
    const player = await registerTestPlayer(platform);
    const first = await ask(player, 'test.address', on('A'));
    await platform.kernel.db.run(sql`update payment.invoice set expires_at = created_at where id = ${first.invoiceId}`);
    expect((await ask(player, 'test.address', on('A'))).address).not.toBe(first.address);
  });

  it('that ends while it is asked for once more stays ended, and another one is opened', async () => {
    const { kernel } = platform;
    const player = await registerTestPlayer(platform);
    const first = await ask(player, 'test.address', on('A'));
    let again: ReturnType<typeof ask> | undefined;
    // As the job that ends what has run out: under the invoice's lock.
    await kernel.db.transaction(async (tx) => {
      const open = await tx.one(lockInvoice(first.invoiceId));
      again = ask(player, 'test.address', on('A'));
      await untilWaiting(kernel.db);
      changeInvoice(tx, open, { status: 3, statusResult: 'expired' }, platform.clock.now());
    });
    expect((await again!).invoiceId).not.toBe(first.invoiceId);
    expect(await findInvoice(kernel.db, first.invoiceId)).toMatchObject({ status: 3, statusResult: 'expired' });
  });

  it('is not asked for on a network that the method does not have', async () => {
    expect(await ask(await registerTestPlayer(platform), 'test.address', on('C'))).toMatchObject({ code: 1422 });
  });
});

it('of a player who shuts himself out at the same moment is not begun', async () => {
  const { kernel } = platform;
  const player = await registerTestPlayer(platform);
  let asked: ReturnType<typeof ask> | undefined;
  // As a self-exclusion in another tab: under the lock of the accounts, after the deposit's call was let in.
  await kernel.db.transaction(async (tx) => {
    await lockAccounts(tx, player.id);
    asked = ask(player, 'test.page');
    await untilWaiting(kernel.db);
    await tx.run(sql`update player.player set status = 3 where id = ${player.id}`);
  });
  expect(await asked).toMatchObject({ code: 1003 });
  expect(await list(player)).toEqual([]);
});

describe('five failed deposits in a row', () => {
  /** A deposit for each that ended, so many minutes ago. */
  async function endDeposits(player: TestPlayer, ends: [minutesAgo: number, status: 2 | 3, result?: string][]) {
    for (const [minutesAgo, status, result = 'declined'] of ends) {
      const { invoiceId } = await ask(player, 'test.page');
      const endedAt = new Date(platform.clock.now().getTime() - minutesAgo * 60_000);
      await change(invoiceId, { status, statusResult: result }, endedAt);
    }
  }
  const change = (id: string, to: InvoiceChange, at: Date) =>
    platform.kernel.db.transaction(async (tx) => changeInvoice(tx, await tx.one(lockInvoice(id)), to, at));
  const failed = (...minutesAgo: number[]) => minutesAgo.map((at): [number, 3] => [at, 3]);

  it.each<[string, [number, 2 | 3, string?][], number | undefined]>([
    ['[M4] within ten minutes pause deposits', failed(11, 10, 9, 8, 1), 13005],
    ['[M4] pause them for a quarter of an hour', failed(24, 23, 22, 21, 14.9), 13005],
    ['pause them no longer', failed(25, 24, 23, 22, 15), undefined],
    ['over more than ten minutes are no reason', failed(11.1, 10, 9, 8, 1), undefined],
    ['with a success among them are no reason', [...failed(6, 5, 4), [3, 2], ...failed(2, 1)], undefined],
    ['are counted since the last success', [[6, 2], ...failed(5, 4, 3, 2, 1)], 13005],
    ['do not count what nobody tried to pay', [...failed(6, 5, 4, 3), [2, 3, 'expired'], [1, 3, 'provider-unavailable']], undefined],
  ])('%s', async (_, ends, code) => {
    const player = await registerTestPlayer(platform);
    await endDeposits(player, ends);
    const answer = await ask(player, 'test.page');
    expect([answer.code, typeof answer.invoiceId]).toEqual([code, code ? 'undefined' : 'string']);
  });

  it('[M4] are counted since the last credit, whatever became of its invoice meanwhile', async () => {
    const player = await registerTestPlayer(platform);
    await endDeposits(player, [[6, 2]]);
    const { id } = (await list(player))[0]!;
    await endDeposits(player, failed(5, 4, 3, 2, 1));
    // Other money of it went back, say.
    await change(id, { statusResult: 'returned' }, platform.clock.now());
    expect((await ask(player, 'test.page')).code).toBe(13005);
  });

  it('[M4] close deposits for as long, and as soon, as the jurisdiction says, and the answer says until when', async () => {
    const { protection } = platform.kernel.config;
    const strict = { ...protection.failedDeposits, count: 2, closedMinutes: 60 };
    platform.kernel.config.protection = { ...protection, failedDeposits: strict };
    try {
      const player = await registerTestPlayer(platform);
      await endDeposits(player, failed(50, 49));
      const until = new Date(platform.clock.now().getTime() + 11 * 60_000).toISOString();
      expect(await ask(player, 'test.page')).toMatchObject({ code: 13005, until });
    } finally {
      platform.kernel.config.protection = protection;
    }
  });

  it('of one player are no other one’s', async () => {
    const [unlucky, other] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
    await endDeposits(unlucky, failed(5, 4, 3, 2, 1));
    expect([(await ask(unlucky, 'test.page')).code, (await ask(other, 'test.page')).code]).toEqual([13005, undefined]);
  });
});
