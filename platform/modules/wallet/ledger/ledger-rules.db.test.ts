import { join, raw, sql, type Sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { post } from '../testing.ts';
import { fundedAccount } from '#testing/funded-account.ts';
import { checkBooks } from './check-books.ts';

// What the database itself refuses, whoever asks.

let platform: TestPlatform;
let accountId: string;
let pocketId: bigint;
let houseId: bigint;

beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  const { kernel } = platform;
  accountId = (await fundedAccount(kernel, 100n)).id;
  const ledgerId = async (where: Sql) => (await kernel.db.one(sql<{ id: bigint }>`select id from wallet.ledger_account where ${where}`)).id;
  pocketId = await ledgerId(sql`account_id = ${accountId} and pocket = 'real'`);
  houseId = await ledgerId(sql`counterparty = 'house:adjustment' and currency = 'EUR'`);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

/** Moves the real pocket to `balance` and inserts these entries of a new transfer, all by plain SQL. */
function insertEntries(balance: bigint, entries: Sql[]): Promise<void> {
  const id = newId();
  return platform.kernel.db.transaction(async (tx) => {
    await tx.run(sql`update wallet.ledger_account set balance = ${balance}, version = version + 1 where id = ${pocketId}`);
    await tx.run(
      sql`insert into wallet.transfer (id, account_id, kind, reference, posted_at) values (${id}, ${accountId}, 'bet', ${id}, now())`,
    );
    await tx.run(sql`insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
      select ${id}, e.* from (values ${join(entries)}) e`);
  });
}

const pocketEntry = (amount: bigint, balance: bigint, version = 2n) =>
  sql`(${pocketId}::bigint, ${amount}::bigint, ${balance}::bigint, ${version}::bigint)`;
const houseEntry = (amount: bigint, id = houseId) => sql`(${id}::bigint, ${amount}::bigint, null::bigint, null::bigint)`;

describe('entries', () => {
  it('are taken when they balance and fit their pocket', async () => {
    await insertEntries(60n, [pocketEntry(-40n, 60n), houseEntry(40n)]);
  });

  it.each<[string, () => Sql[]]>([
    ['do not sum to zero', () => [pocketEntry(-40n, 60n), houseEntry(39n)]],
    ['have one side only', () => [pocketEntry(-40n, 60n)]],
    ['name no ledger account', () => [pocketEntry(-40n, 60n), houseEntry(40n, -1n)]],
    ['carry another balance than their pocket', () => [pocketEntry(-40n, 61n), houseEntry(40n)]],
    ['carry another version than their pocket', () => [pocketEntry(-40n, 60n, 3n), houseEntry(40n)]],
    ['give a counterparty a balance', () => [pocketEntry(-40n, 60n), sql`(${houseId}::bigint, 40::bigint, 40::bigint, 1::bigint)`]],
  ])('are refused when they %s', async (_, entries) => {
    await expect(insertEntries(60n, entries())).rejects.toMatchObject({ constraint: 'entry_balance_check' });
  });

  it('are refused when they balance across two currencies', async () => {
    const other = await fundedAccount(platform.kernel, 100n, { currency: { code: 'USD', exponent: 2 } });
    const dollars = await platform.kernel.db.one(
      sql<{ id: bigint }>`select id from wallet.ledger_account where counterparty = 'house:adjustment' and currency = 'USD'`,
    );
    expect(other.currency).toBe('USD');
    await expect(insertEntries(60n, [pocketEntry(-40n, 60n), houseEntry(40n, dollars.id)])).rejects.toMatchObject({
      constraint: 'entry_balance_check',
    });
  });

  it('[M3] are refused when they pass money from one player to another', async () => {
    const other = await fundedAccount(platform.kernel, 100n);
    const { db } = platform.kernel;
    const theirs = await db.one(
      sql<{ id: bigint }>`select id from wallet.ledger_account where account_id = ${other.id} and pocket = 'real'`,
    );
    const id = newId();
    const passed = db.transaction(async (tx) => {
      await tx.run(sql`update wallet.ledger_account set balance = 60, version = version + 1 where id = ${pocketId}`);
      await tx.run(sql`update wallet.ledger_account set balance = 140, version = version + 1 where id = ${theirs.id}`);
      await tx.run(
        sql`insert into wallet.transfer (id, account_id, kind, reference, posted_at) values (${id}, ${accountId}, 'bet', ${id}, now())`,
      );
      await tx.run(sql`insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
        values (${id}, ${pocketId}, -40, 60, 2), (${id}, ${theirs.id}, 40, 140, 2)`);
    });
    await expect(passed).rejects.toMatchObject({ constraint: 'entry_balance_check' });
  });

  it('are refused when their transfer is of an account that is not there', async () => {
    const { db } = platform.kernel;
    const [id, nobody] = [newId(), newId()];
    const ofNobody = db.transaction(async (tx) => {
      await tx.run(
        sql`insert into wallet.transfer (id, account_id, kind, reference, posted_at) values (${id}, ${nobody}, 'bet', ${id}, now())`,
      );
      const other = sql`select id from wallet.ledger_account where counterparty is not null and currency = 'EUR' and id <> ${houseId} limit 1`;
      await tx.run(sql`insert into wallet.ledger_account (counterparty, currency) values ('house:second', 'EUR')`);
      await tx.run(sql`insert into wallet.entry (transfer_id, ledger_id, amount) values (${id}, ${houseId}, 1), (${id}, (${other}), -1)`);
    });
    await expect(ofNobody).rejects.toMatchObject({ constraint: 'entry_balance_check' });
  });

  it('are refused when they balance without a transfer', async () => {
    const id = newId();
    const orphans = platform.kernel.db.transaction(async (tx) => {
      await tx.run(sql`update wallet.ledger_account set balance = 60, version = version + 1 where id = ${pocketId}`);
      await tx.run(sql`insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
        select ${id}, e.* from (values ${join([pocketEntry(-40n, 60n), houseEntry(40n)])}) e`);
    });
    await expect(orphans).rejects.toMatchObject({ constraint: 'entry_balance_check' });
  });

  it('are refused when they move nothing or need a transfer that is not there', async () => {
    await expect(insertEntries(100n, [pocketEntry(0n, 100n)])).rejects.toMatchObject({ constraint: 'entry_amount_check' });
    const orphan = sql`insert into wallet.entry (transfer_id, ledger_id, amount) values (${newId()}, ${houseId}, 1)`;
    await expect(platform.kernel.db.run(orphan)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) as string });
  });
});

describe('the books', () => {
  it.each([
    ['update wallet.entry set amount = amount + 1'],
    ['delete from wallet.entry'],
    ['truncate wallet.entry'],
    ["update wallet.transfer set kind = 'win'"],
    ['delete from wallet.transfer'],
    ['truncate wallet.transfer cascade'],
    ['delete from wallet.ledger_account'],
    ['truncate wallet.ledger_account'],
    ["update wallet.ledger_account set currency = 'USD'"],
    ['update wallet.ledger_account set account_id = account_id'],
  ])('refuse: %s', async (statement) => {
    await expect(platform.kernel.db.run(raw(statement))).rejects.toMatchObject({ code: '23001' });
  });

  it('[M1] keep no pocket below zero and no half ledger account', async () => {
    const { db } = platform.kernel;
    const constraintOf = (statement: Sql) => db.run(statement).catch((error: { constraint?: string }) => error.constraint);
    expect(await constraintOf(sql`update wallet.ledger_account set balance = -1 where id = ${pocketId}`)).toBe(
      'ledger_account_balance_check',
    );
    expect(
      await constraintOf(sql`insert into wallet.ledger_account (counterparty, currency, balance, version) values ('house:x', 'EUR', 0, 0)`),
    ).toBe('ledger_account_side_check');
    expect(
      await constraintOf(sql`insert into wallet.ledger_account (account_id, pocket, currency) values (${accountId}, 'real', 'EUR')`),
    ).toBe('ledger_account_side_check');
  });
});

describe('counterparties', () => {
  it('are one row each, even when many first transfers meet', async () => {
    const { kernel } = platform;
    const accounts = await Promise.all(Array.from({ length: 12 }, () => fundedAccount(kernel, 10n)));
    await Promise.all(accounts.map(({ id }) => post(kernel, id, { changes: { real: -1n }, counterparty: 'game:brand-new' })));
    const rows = await kernel.db
      .all(sql`select sum(e.amount) as total from wallet.ledger_account l join wallet.entry e on e.ledger_id = l.id
      where l.counterparty = 'game:brand-new' group by l.id`);
    expect(rows).toEqual([{ total: '12' }]);
  });

  it('have no row that a bet locks or writes', async () => {
    const row = sql`select xmin::text, xmax::text, ctid::text from wallet.ledger_account where id = ${houseId}`;
    const before = await platform.kernel.db.one(row);
    await post(platform.kernel, accountId, { changes: { real: -1n }, counterparty: 'house:adjustment' });
    expect(await platform.kernel.db.one(row)).toEqual(before);
  });
});
