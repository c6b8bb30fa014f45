import type { Account, StatementEntry } from '@verdigale/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId, type AppError } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { pockets, type Pocket } from '../account.ts';
import { checkBooks } from '../ledger/check-books.ts';
import { listAccounts } from '../list-accounts.ts';
import { changesIn, post } from '../testing.ts';
import { lockAccount } from '../ledger/lock-account.ts';
import { postTransfer, type TransferKind } from '../ledger/post.ts';
import { exportStatement } from './export-statement.ts';
import type { Answer } from '#testing/calls.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const start = Date.parse('2026-06-01T12:00:00Z');
const kinds = ['deposit', 'withdrawal-hold', 'withdrawal-pay', 'bet', 'win', 'adjustment'] satisfies TransferKind[];
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  changes: fc.dictionary(fc.constantFrom<Pocket>(...pockets), fc.bigInt(-40n, 60n), { minKeys: 1 }),
  /** The clock jumps, backwards too. */
  second: fc.integer({ min: 0, max: 60 }),
});
const history = fc.array(step, { maxLength: 30 });
const period = fc
  .tuple(fc.integer({ min: -1, max: 61 }), fc.integer({ min: -1, max: 61 }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
const at = (second: number) => new Date(start + second * 1000).toISOString();

async function take(
  accountId: string,
  { kind, changes, second }: { kind: TransferKind; changes: Partial<Record<Pocket, bigint>>; second: number },
) {
  platform.clock.set(at(second));
  const amounts = Object.values(changes);
  if (amounts.every((amount) => amount === 0n)) return;
  const isInner = amounts.reduce((total, amount) => total + amount, 0n) === 0n;
  const counterparty = isInner ? null : 'house:adjustment';
  await post(platform.kernel, accountId, { kind, changes, counterparty }).catch((error: AppError) =>
    expect(error.reason).toBe('insufficientFunds'),
  );
}

async function readPages(query: Record<string, string>, perPage: number, player: TestPlayer): Promise<StatementEntry[]> {
  const entries: StatementEntry[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const asked = { ...query, perPage, ...(cursor ? { cursor } : {}) };
    const page: Answer<'wallet.statement.entries'> = await player.call('wallet.statement.entries', { query: asked });
    entries.push(...page.data);
    cursor = page.meta.next;
  }
  return entries;
}

/** Whole cents: the wire's decimals are exact, sums of them need not be. */
const cents = (wire: number) => Math.round(wire * 100);
const sum = (values: number[]) => values.reduce((total, value) => total + cents(value), 0);

it('opening + movements = closing, of any history and any period, page by page as at once, and beside books that prove', async () => {
  await fc.assert(
    fc.asyncProperty(history, period, fc.integer({ min: 1, max: 7 }), async (steps, [first, last], perPage) => {
      platform.clock.set(at(0));
      const player = await registerTestPlayer(platform);
      const [account] = (await listAccounts(platform.kernel.db, player.id)) as [Account];
      for (const each of steps) await take(account.id, each);
      const query = { currency: 'EUR', dateFrom: at(first!), dateTo: at(last!) };

      const { data: statement } = await player.call('wallet.statement.get', { query });
      const entries = await readPages(query, perPage, player);
      expect(entries).toEqual(await readPages(query, 200, player));
      const { opening, closing, totals } = statement;
      expect(cents(opening.balance) + sum(entries.map(({ amount }) => amount))).toBe(cents(closing.balance));
      expect(cents(opening.pending) + sum(entries.map(({ pendingAmount }) => pendingAmount))).toBe(cents(closing.pending));
      expect(sum(totals.map(({ amount }) => amount))).toBe(sum(entries.map(({ amount }) => amount)));
      expect(totals.reduce((count, total) => count + total.count, 0)).toBe(entries.length);
      const times = entries.map(({ postedAt }) => postedAt);
      expect(times).toEqual(times.toSorted());
      expect(times.filter((time) => time < query.dateFrom || time > query.dateTo)).toEqual([]);
      for (const [n, entry] of entries.entries()) {
        const before = entries[n - 1]?.balanceAfter ?? opening.balance;
        expect(cents(before) + cents(entry.amount)).toBe(cents(entry.balanceAfter));
      }

      const whole = { currency: 'EUR', dateFrom: at(-100), dateTo: at(100) };
      const { data: all } = await player.call('wallet.statement.get', { query: whole });
      const [now] = (await listAccounts(platform.kernel.db, player.id)) as [Account];
      expect(all).toMatchObject({ opening: { balance: 0, pending: 0 }, closing: { balance: now.balance } });
      expect(await checkBooks(platform.kernel.db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('the file holds the opening, every movement and the closing, and amounts to the unit', async () => {
  platform.clock.set(at(0));
  const player = await registerTestPlayer(platform);
  const [account] = (await listAccounts(platform.kernel.db, player.id)) as [Account];
  const invoice = newId();
  await post(platform.kernel, account.id, {
    kind: 'deposit',
    reference: '=cmd',
    changes: { real: 50_05n },
    counterparty: 'payment:sandbox',
  });
  await post(platform.kernel, account.id, {
    kind: 'withdrawal-hold',
    reference: invoice,
    changes: { real: -20_00n, pending: 20_00n },
    counterparty: null,
  });
  const query = { currency: 'EUR', dateFrom: at(0), dateTo: at(0) };
  const answer = await platform.app.inject({ url: '/api/wallet/statement/export', query, headers: player.headers });
  expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' });
  const lines = answer.body.split('\r\n').map((line) => line.replace(/,[0-9a-f-]{36},EUR/, ',<id>,EUR'));
  expect(lines).toEqual([
    'posted_at,kind,reference,transfer_id,currency,amount,balance,pending_amount,pending_balance',
    '2026-06-01T12:00:00.000Z,opening,,,EUR,,0.00,,0.00',
    "2026-06-01T12:00:00.000Z,deposit,'=cmd,<id>,EUR,50.05,50.05,0.00,0.00",
    `2026-06-01T12:00:00.000Z,withdrawal-hold,${invoice},<id>,EUR,-20.00,30.05,20.00,20.00`,
    '2026-06-01T12:00:00.000Z,closing,,,EUR,,30.05,,20.00',
    '',
  ]);
});

it('the file is read page by page', async () => {
  platform.clock.set(at(0));
  const player = await registerTestPlayer(platform);
  const [account] = (await listAccounts(platform.kernel.db, player.id)) as [Account];
  await post(platform.kernel, account.id, { kind: 'deposit', changes: { real: 5_000_00n }, counterparty: 'payment:sandbox' });
  await platform.kernel.db.transaction(async (tx) => {
    let locked = (await lockAccount(tx, account.id))!;
    const bet = { kind: 'bet', changes: changesIn('EUR', { real: -1n }), counterparty: 'game:verdigale-studio' } as const;
    for (let n = 0; n < 1_100; n++) locked = postTransfer(tx, platform.kernel, locked, { ...bet, reference: String(n) });
  });
  const period = { currency: 'EUR', dateFrom: at(0), dateTo: at(1) };
  const { parts } = await exportStatement(platform.kernel.db, player.id, period);
  let file = '';
  for await (const part of parts) file += part;
  expect(file.split('\r\n')).toHaveLength(1 + 1 + 1_101 + 1 + 1);
  expect(file).toContain(',closing,,,EUR,,4989.00,,0.00');
});

it.each<[string, Record<string, string>, string]>([
  ['a currency without an account', { currency: 'BTC' }, 'currency'],
  ['a malformed time', { dateFrom: 'yesterday' }, 'dateFrom'],
  ['year 0', { dateFrom: '0000-01-01T00:00:00Z' }, 'dateFrom'],
  ['a leap second', { dateTo: '2026-06-30T23:59:60Z' }, 'dateTo'],
  ['an end before the beginning', { dateTo: '2020-01-01T00:00:00Z' }, 'dateTo'],
  ['a malformed cursor', { cursor: '1.2.3' }, 'cursor'],
  ['a cursor beyond the period', { cursor: '900000000000000000.0.0.0' }, 'cursor'],
  ['a page of none', { perPage: '0' }, 'perPage'],
])('refuses %s on its field', async (_, changes, field) => {
  const { call } = await registerTestPlayer(platform);
  const query = { currency: 'EUR', dateFrom: at(0), dateTo: at(60), ...changes };
  const answer = await call('wallet.statement.entries', { query });
  expect([answer.status, Object.keys(answer.error!.fields!)]).toEqual([422, [field]]);
});
