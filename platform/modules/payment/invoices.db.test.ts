import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { changeInvoice, insertInvoice, type InvoiceRow } from './invoice.ts';
import { seedTestMethod, storeInvoice } from './testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await seedTestMethod(platform.kernel);
});
beforeEach(async () => {
  player = await registerTestPlayer(platform, { locale: 'de' });
  ({ id: accountId } = await activeAccountOf(player));
});
afterAll(() => platform[Symbol.asyncDispose]());

const store = (changes: Partial<InvoiceRow> = {}) => storeInvoice(platform.kernel, { playerId: player.id, accountId, ...changes });
const on = (day: string) => ({ createdAt: new Date(`${day}T12:00:00Z`) });

async function list(query: Record<string, string> = {}) {
  const answer = await player.call('payment.invoices.list', { query });
  expect(answer).toMatchObject({ status: 200 });
  return answer;
}

describe('the list', () => {
  it('[WD-05] [CALL-08] is filtered by type, status, currency and moments, alone and together, newest first, page by page', async () => {
    const [first] = [await store({ ...on('2026-03-01'), amount: 11_00n }), await store({ ...on('2026-03-02'), amount: 12_00n, status: 3 })];
    await store({ ...on('2026-03-03'), amount: 13_00n, type: 2, status: 1 });
    await store({ ...on('2026-03-04'), amount: 14_00n, currency: 'USD' });
    await storeInvoice(platform.kernel, { playerId: (await registerTestPlayer(platform)).id, accountId });
    const amounts = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ amount }) => amount);
    await store({ ...on('2026-03-05'), received: 0n, status: 1 });
    expect(await amounts()).toEqual([14, 13, 12, 11]);
    expect(await amounts({ type: '1' })).toEqual([14, 12, 11]);
    expect(await amounts({ status: '3' })).toEqual([12]);
    expect(await amounts({ currency: 'EUR' })).toEqual([13, 12, 11]);
    expect(await amounts({ dateFrom: '2026-03-02T12:00:00Z', dateTo: '2026-03-03T13:59:59.999+02:00' })).toEqual([12]);
    expect(await amounts({ dateFrom: '2026-03-02T00:00:00Z', type: '1', status: '2', currency: 'EUR' })).toEqual([]);
    expect(await amounts({ dateTo: '2026-03-01T23:59:59.999Z', type: '1', status: '2', currency: 'EUR' })).toEqual([11]);
    expect((await list({ page: '2', perPage: '3' })).meta).toEqual({ page: 2, perPage: 3, totalPages: 2, totalRows: 4 });
    expect((await list({ page: '2', perPage: '3' })).data).toEqual([
      {
        id: first.id,
        amount: 11,
        currency: 'EUR',
        transactionAmount: 11,
        transactionCurrency: 'EUR',
        status: 2,
        statusResult: '',
        invoiceType: 1,
        paymentMethod: 'Bankkarte',
        createdAt: '2026-03-01T12:00:00.000Z',
        updatedAt: '2026-03-01T12:00:00.000Z',
        number: null,
        publicData: null,
      },
    ]);
  });

  it('[CALL-08] names the methods in the language that is asked for, else in the own one, else as when it was paid', async () => {
    await store();
    const name = async (query: Record<string, string> = {}) => (await list(query)).data[0]?.paymentMethod;
    expect(await name()).toBe('Bankkarte');
    expect(await name({ locale: 'en' })).toBe('Bank card');
    expect(await name({ locale: 'fa' })).toBe('Bank card');
  });

  it.each<[string, string, string]>([
    ['type', 'deposit', 'type'],
    ['type', '3', 'type'],
    ['status', '-1', 'status'],
    ['status', '99999999999999999999', 'status'],
    ['currency', "EUR' or 1=1", 'currency'],
    ['dateFrom', '2026-03-01', 'dateFrom'],
    ['dateFrom', '0000-01-01T00:00:00Z', 'dateFrom'],
    ['dateTo', '2026-02-30T00:00:00Z', 'dateTo'],
    ['dateTo', '9999-12-31T23:59:59-12:00', 'dateTo'],
    ['page', '0', 'page'],
    ['page', '1.5', 'page'],
    ['perPage', '1000', 'perPage'],
    ['locale', '../etc', 'locale'],
  ])('[CALL-08] refuses %s=%s on its field', async (name, value, field) => {
    const answer = await player.call('payment.invoices.list', { query: { [name]: value } });
    expect([answer.status, Object.keys(answer.error!.fields!)]).toEqual([422, [field]]);
  });

  it('[CALL-08] is the own one, whoever a client asks for', async () => {
    const other = await registerTestPlayer(platform);
    const theirs = await other.call('payment.invoices.list', { query: { playerId: player.id } });
    expect(theirs).toMatchObject({ data: [], meta: { totalRows: 0 } });
  });
});

it('[CALL-08] the file has what the filters leave, all of it, for machines, and nothing that a spreadsheet would run', async () => {
  const early = await store({ ...on('2025-01-01'), amount: 1_234_56n, statusResult: '=HYPERLINK("x")', status: 3 });
  await store({ ...on('2026-03-04'), type: 2, status: 1 });
  const answer = await platform.app.inject({ url: '/api/payment/invoices/export', query: { type: '1' }, headers: player.headers });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment',
    'cache-control': 'no-store',
  });
  expect(answer.body).toBe(
    'id,created_at,updated_at,type,status,status_result,method,method_name,amount,currency\r\n' +
      `${early.id},2025-01-01T12:00:00.000Z,2025-01-01T12:00:00.000Z,deposit,rejected,"'=HYPERLINK(""x"")",test.deposit.card,Bank card,1234.56,EUR\r\n`,
  );
  await platform.kernel.db.transaction(async (tx) => {
    for (let n = 0; n < 1_005; n++) insertInvoice(tx, early);
  });
  const whole = await platform.app.inject({ url: '/api/payment/invoices/export', headers: player.headers });
  const ids = whole.body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(0, 36));
  expect([ids.length, new Set(ids).size]).toEqual([1_007, 1_007]);
});

it('[CALL-08] the file is refused for a time that does not exist, before its first line', async () => {
  const query = { dateTo: '0000-01-01T00:00:00Z' };
  const answer = await platform.app.inject({ url: '/api/payment/invoices/export', query, headers: player.headers });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error: { fields: { dateTo: ['is not a time'] } } });
});

it('[S11] payments of a year and longer ago are on the page and in the file, by their time', async () => {
  const days = ['2024-06-03', '2025-06-04', '2026-03-04', '2026-06-03'];
  for (const day of days) await store(on(day));
  expect((await list()).data.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(days.toReversed());
  const query = { dateFrom: '2025-06-03T12:00:00.000Z' };
  const file = await platform.app.inject({ url: '/api/payment/invoices/export', query, headers: player.headers });
  expect(file.body.match(/\d{4}-\d\d-\d\d(?=T12:00:00.000Z,2)/g)).toEqual(days.slice(1).toReversed());
});

describe('the statistics', () => {
  const statistics = async () => (await player.call('payment.invoices.statistics')).data;

  it('[WD-05] [CALL-08] are one row per currency of what succeeded, and its exact worth in the base currency', async () => {
    await store({ ...on('2026-03-01'), amount: 10_00n });
    await store({ ...on('2026-03-03'), amount: 30_01n });
    await store({ ...on('2026-03-04'), amount: 99_00n, status: 3 });
    await store({ ...on('2026-03-05'), amount: 99_00n, status: 1 });
    await store({ ...on('2026-03-02'), amount: 5_00n, type: 2 });
    await store({ ...on('2026-03-06'), amount: 33_33n, currency: 'USD' });
    const [euro, dollar, ...more] = await statistics();
    expect(more).toEqual([]);
    expect(euro).toEqual({
      currency: 'EUR',
      depositsCount: 2,
      withdrawalsCount: 1,
      purchasesCount: 0,
      virtualPayoutsCount: 0,
      depositsSum: 40.01,
      withdrawalsSum: 5,
      purchasesSum: null,
      virtualPayoutsSum: null,
      depositsSumBaseCurrency: 40.01,
      withdrawalsSumBaseCurrency: 5,
      purchasesSumBaseCurrency: null,
      virtualPayoutsSumBaseCurrency: null,
      lastDepositAmount: 30.01,
      lastWithdrawalAmount: 5,
      lastPurchaseAmount: null,
      lastVirtualPayoutAmount: null,
      lastDepositAmountBaseCurrency: 30.01,
      lastWithdrawalAmountBaseCurrency: 5,
      lastPurchaseAmountBaseCurrency: null,
      lastVirtualPayoutAmountBaseCurrency: null,
      lastDepositProcessedAt: '2026-03-03T12:00:00.000Z',
      lastWithdrawalProcessedAt: '2026-03-02T12:00:00.000Z',
      lastPurchaseProcessedAt: null,
      lastVirtualPayoutProcessedAt: null,
    });
    // 33.33 USD at 116.2 cents a euro are 28.683… EUR.
    expect(dollar).toMatchObject({
      currency: 'USD',
      depositsCount: 1,
      depositsSum: 33.33,
      depositsSumBaseCurrency: 28.68,
      withdrawalsSum: null,
    });
  });

  it('[CALL-08] say when the last deposit was credited, not when its invoice last changed', async () => {
    const first = await store({ ...on('2026-03-01'), amount: 10_00n, received: 10_00n });
    await store({ ...on('2026-03-03'), amount: 30_00n });
    const claim = { publicData: { 'claim.x': 'https://pay.test/claim' } };
    await platform.kernel.db.transaction(async (tx) => changeInvoice(tx, first, claim, on('2026-03-09').createdAt));
    expect(await statistics()).toMatchObject([{ lastDepositAmount: 30, lastDepositProcessedAt: '2026-03-03T12:00:00.000Z' }]);
  });

  it('[CALL-08] have no row for who paid nothing yet', async () => {
    await store({ status: 1 });
    expect(await statistics()).toEqual([]);
  });
});
