import { money, type Money } from '@verdigale/money';
import { invoiceType, limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCashLimit } from '#modules/limit';
import { lockAccount } from '#modules/wallet';
import {
  activeAccountOf,
  createTestPlatform,
  depositForm,
  registerTestPlayer,
  signInAgain,
  type TestPlatform,
  type TestPlayer,
} from '#testing';
import { requireRoomForDeposit } from './deposit-limit.ts';
import { changeInvoice, insertInvoice, type InvoiceRow } from './invoice.ts';
import { judgeArrival } from './judge-arrival.ts';
import { seedTestMethod, storeInvoice } from './testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  await seedTestMethod(platform.kernel);
});
beforeEach(async () => {
  // A Wednesday.
  platform.clock.set('2026-06-03T12:00:00Z');
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
});
afterAll(() => platform[Symbol.asyncDispose]());

const store = (amount: bigint, changes: Partial<InvoiceRow> = {}) =>
  storeInvoice(platform.kernel, { playerId: player.id, accountId, amount, ...changes });
const limit = (amount: string | null, period = 'daily', currency = 'EUR') =>
  platform.kernel.db.transaction((tx) =>
    changeCashLimit(tx, platform.kernel, player.id, { definition: limitDefinition.deposit, period, currency, amount }),
  );

async function methods(currency = 'EUR'): Promise<number> {
  const { status, error } = await player.call('payment.methods.deposit', { query: { currency } });
  return error?.code ?? status;
}

async function refusalOf(amount: number) {
  return (await player.call('payment.invoices.deposit', { body: depositForm(accountId, 'test.deposit.card', amount) })).error;
}
const deposit = async (amount: number) => (await refusalOf(amount))?.code;

/** A later moment; a session lasts half an hour without a call. */
async function moveTo(iso: string): Promise<void> {
  platform.clock.set(iso);
  player = await signInAgain(platform, player);
}

const limits = async () => (await player.call('player.limits.list')).data;

/** Its provider does not answer: as far as a deposit gets when no limit keeps it. */
const started = 13003;

it('[DEP-10] [LIM-03] [L3] the methods are refused with 13100 once what was deposited reaches the limit of that currency', async () => {
  expect(await methods()).toBe(200);
  await limit('50');
  await store(49_99n, { status: 1 });
  expect(await methods()).toBe(200);
  await store(1n);
  expect([await methods(), await methods('USD')]).toEqual([13100, 200]);
  expect(await limits()).toMatchObject([
    { definition: 3, status: 1, period: 'daily', amount: 50, currentAmount: 50, currency: 'EUR', expiredAt: '2026-06-04T00:00:00.000Z' },
  ]);
  await moveTo('2026-06-04T00:00:00Z');
  expect(await methods()).toBe(200);
  expect(await limits()).toMatchObject([{ currentAmount: 0 }]);
});

it('[DEP-10] [L9] a deposit beyond what is left is refused with 13100 and leaves nothing behind; one within it is started', async () => {
  await limit('100');
  await store(60_00n);
  await store(500_00n, { status: 3 });
  await store(500_00n, { type: 2 });
  await store(500_00n, { currency: 'USD' });
  await store(500_00n, { createdAt: new Date('2026-06-02T23:59:59.999Z') });
  expect(await deposit(40.01)).toBe(13100);
  expect(await limits()).toMatchObject([{ currentAmount: 60 }]);
  expect(await deposit(40)).toBe(started);
});

it('[DEP-10] the refusal says what can still be deposited by the tightest limit, and from when on there is more', async () => {
  await limit('100');
  await limit('500', 'weekly');
  await store(60_00n);
  expect(await refusalOf(40.01)).toMatchObject({ code: 13100, fields: { amount: ['40.00'] }, until: '2026-06-04T00:00:00.000Z' });
  // Neither leaves anything: the week ends later.
  await limit('60');
  await limit('50', 'weekly');
  const full = await refusalOf(10);
  expect(full).toMatchObject({ code: 13100, until: '2026-06-08T00:00:00.000Z' });
  expect(full?.fields).toBeUndefined();
});

it('[DEP-10] [L3] what was given up counts as long as it can still be paid at its provider', async () => {
  await limit('100');
  const { id } = await store(60_00n, { status: 1, expiresAt: new Date('2026-06-03T13:00:00Z') });
  const declined = await player.call('payment.invoices.decline', { params: { id } });
  expect(declined.status).toBe(200);
  expect([await deposit(40.01), await deposit(40)]).toEqual([13100, started]);
  await moveTo('2026-06-03T13:00:00Z');
  expect([await deposit(100.01), await deposit(100)]).toEqual([13100, started]);
});

it('[DEP-10] money that arrives at an address counts when it arrives, as much as has come', async () => {
  await limit('50');
  await store(20_00n, { received: 0n, status: 3 });
  expect(await limits()).toMatchObject([{ currentAmount: 0 }]);
  await store(20_00n, { received: 70_00n, status: 2, createdAt: new Date('2026-06-03T10:00:00Z') });
  await store(20_00n, { received: 0n, status: 1 });
  expect(await limits()).toMatchObject([{ currentAmount: 70 }]);
  expect([await methods(), await deposit(10)]).toEqual([13100, 13100]);
});

it('[DEP-10] a credit counts in the period in which it was made, whatever is noted at its invoice later', async () => {
  const { kernel } = platform;
  const credited = await store(40_00n, { received: 40_00n, createdAt: new Date('2026-06-01T10:00:00Z') });
  await limit('50');
  await kernel.db.transaction(async (tx) => changeInvoice(tx, credited, { statusResult: 'returned' }, platform.clock.now()));
  expect(await limits()).toMatchObject([{ period: 'daily', currentAmount: 0 }]);
  expect([await deposit(50.01), await deposit(50)]).toEqual([13100, started]);
});

it('[LIM-05] a used-up limit says nothing of other currencies, or of all, as the brand has it', async () => {
  const { limits: rule } = platform.kernel.config;
  await limit('100');
  await store(100_00n);
  const judge = (sum: Money) => platform.kernel.db.transaction((tx) => judgeArrival(tx, platform.kernel, player.id, sum));
  const dollars = money(1_000_00n, 'USD');
  expect([await methods('USD'), await judge(dollars)]).toEqual([200, null]);
  rule.holdAcrossCurrencies = true;
  try {
    expect([await methods('USD'), await judge(dollars)]).toEqual([13100, 'deposit-limit']);
    await limit('900', 'weekly', 'USD');
    await store(700_00n, { currency: 'USD' });
    expect((await limits()).map(({ currency, amount, currentAmount }) => [currency, amount, currentAmount! > amount! * 0.8])).toEqual([
      ['EUR', 100, true],
      ['USD', 900, true],
    ]);
  } finally {
    rule.holdAcrossCurrencies = false;
  }
});

it('what a limit in another currency leaves is told in that of the deposit, rounded down', async () => {
  const { kernel } = platform;
  const start = (sum: Money) =>
    kernel.db.transaction(async (tx) => requireRoomForDeposit(tx, kernel, (await lockAccount(tx, accountId))!, sum));
  await limit('100');
  await store(99_00n);
  kernel.config.limits.holdAcrossCurrencies = true;
  try {
    await start(money(1_16n, 'USD'));
    await expect(start(money(1_17n, 'USD'))).rejects.toMatchObject({ details: { fields: { amount: ['1.16'] } } });
  } finally {
    kernel.config.limits.holdAcrossCurrencies = false;
  }
});

it('[L3] counts gross deposits: neither what is withdrawn nor what is waiting to be leaves more room', async () => {
  await limit('50');
  await store(50_00n);
  await store(50_00n, { type: invoiceType.withdrawal });
  await store(20_00n, { type: invoiceType.withdrawal, status: 1 });
  expect([await methods(), await deposit(10)]).toEqual([13100, 13100]);
  await moveTo('2026-06-04T00:00:00Z');
  expect(await deposit(50)).toBe(started);
});

it('the tightest of several limits decides', async () => {
  await limit('1000', 'monthly');
  await limit('100', 'weekly');
  await limit('50', 'daily');
  await store(70_00n, { createdAt: new Date('2026-06-01T00:00:00Z') });
  expect([await deposit(30.01), await deposit(30)]).toEqual([13100, started]);
  expect((await limits()).map(({ period, currentAmount }) => [period, currentAmount])).toEqual([
    ['daily', 0],
    ['weekly', 70],
    ['monthly', 70],
  ]);
});

describe('parallel deposits', () => {
  it('[DEP-10] cannot pass a limit together', async () => {
    await limit('100');
    const { kernel } = platform;
    const start = () =>
      kernel.db.transaction(async (tx) => {
        const account = (await lockAccount(tx, accountId))!;
        await requireRoomForDeposit(tx, kernel, account, money(30_00n, 'EUR'));
        insertInvoice(tx, template);
      });
    const template = await store(30_00n, { status: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, start));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await limits()).toMatchObject([{ currentAmount: 90 }]);
  });

  it('are judged by a limit that is tightened meanwhile: none passes after its commit', async () => {
    await limit('1000');
    const { kernel } = platform;
    let tightenedAt = 0;
    let lastPassed = 0;
    let place = 0;
    const start = () =>
      kernel.db.transaction(async (tx) => {
        const account = (await lockAccount(tx, accountId))!;
        await requireRoomForDeposit(tx, kernel, account, money(30_00n, 'EUR'));
        lastPassed = place += 1;
      });
    const tighten = async () => {
      await limit('0');
      tightenedAt = place += 1;
    };
    await Promise.allSettled([start(), start(), tighten(), start(), start(), start()]);
    expect(tightenedAt).toBeGreaterThan(0);
    expect(lastPassed).toBeLessThan(tightenedAt);
  });
});

it('a lower limit holds at once; a higher one and none after 24 hours and the same wish once more', async () => {
  await limit('100');
  await limit('20');
  expect(await deposit(20.01)).toBe(13100);
  await limit('200');
  expect(await limits()).toMatchObject([
    { status: 1, amount: 20, pendingExist: true },
    { status: 2, amount: 200, expiredAt: '2026-06-04T12:00:00.000Z' },
  ]);
  await moveTo('2026-06-04T11:59:59.999Z');
  expect(await deposit(20.01)).toBe(13100);
  await moveTo('2026-06-04T12:00:00Z');
  expect(await deposit(20.01)).toBe(13100);
  await limit('200');
  expect(await deposit(200)).toBe(started);
  await limit(null);
  expect(await limits()).toMatchObject([{ amount: 200, cancelProcess: true, isAwaitingConfirmation: false }]);
  await moveTo('2026-06-05T12:00:00Z');
  expect(await limits()).toMatchObject([{ amount: 200, cancelProcess: true, isAwaitingConfirmation: true }]);
  await limit(null);
  expect(await limits()).toEqual([]);
  await expect(limit(null)).rejects.toMatchObject({ reason: 'notFound' });
  await limit('10');
  expect(await limits()).toMatchObject([{ amount: 10, pendingExist: false, cancelProcess: false }]);
});

it.each<[string, string | null, string, string, string]>([
  ['another period', '10', 'yearly', 'EUR', 'period'],
  ['an unknown currency', '10', 'daily', 'XXX', 'currency'],
  ['too many decimals', '10.001', 'daily', 'EUR', 'amount'],
  ['less than nothing', '-1', 'daily', 'EUR', 'amount'],
  ['too much', '1000000.01', 'daily', 'EUR', 'amount'],
  ['a text', 'lots', 'daily', 'EUR', 'amount'],
])('refuses a limit of %s', async (_, amount, period, currency, field) => {
  await expect(limit(amount, period, currency)).rejects.toMatchObject({ details: { fields: { [field]: [expect.any(String)] } } });
  expect(await limits()).toEqual([]);
});
