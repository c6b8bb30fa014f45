import { raw, sql } from '#testing/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { post } from '../testing.ts';
import { fundedAccount } from '#testing/funded-account.ts';
import { checkBooks, type BookFault } from './check-books.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  for (let n = 0; n < 2; n += 1) {
    const { id } = await fundedAccount(platform.kernel, 100n);
    for (let bet = 0; bet < 3; bet += 1) await post(platform.kernel, id, { changes: { real: -10n } });
  }
});
afterAll(() => platform[Symbol.asyncDispose]());

/** What the proof says once somebody who may switch the triggers off has tampered with the books. Nothing is kept. */
async function faultsAfter(statement: string): Promise<BookFault['fault'][]> {
  let faults: BookFault[] = [];
  const undone = new Error('undone');
  const tampering = platform.kernel.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(raw(statement));
    faults = await checkBooks(tx);
    throw undone;
  });
  await expect(tampering).rejects.toBe(undone);
  return [...new Set(faults.map(({ fault }) => fault))].toSorted();
}

describe('checkBooks', () => {
  it('finds nothing in untouched books', async () => {
    expect(await checkBooks(platform.kernel.db)).toEqual([]);
  });

  const aPocket = `(select min(ledger_id) from wallet.entry where version is not null)`;
  it.each<[BookFault['fault'][], string]>([
    [
      ['currency', 'pocket', 'running-balance', 'transfer'],
      `update wallet.entry set amount = amount - 1 where version = 2 and ledger_id = ${aPocket}`,
    ],
    [['currency', 'transfer'], `update wallet.entry set amount = amount - 1 where version is null and amount = 10`],
    [['pocket'], `update wallet.ledger_account set balance = balance + 1 where id = ${aPocket}`],
    [['version'], `update wallet.ledger_account set version = version + 1 where id = ${aPocket}`],
    [['running-balance'], `update wallet.entry set balance_after = balance_after + 1 where version = 2`],
    [['running-balance'], `update wallet.entry set version = 9 where version = 3`],
    [
      ['currency', 'pocket', 'running-balance', 'transfer', 'version'],
      `delete from wallet.entry where version = 2 and ledger_id = ${aPocket}`,
    ],
    [
      ['transfer'],
      `insert into wallet.transfer select gen_random_uuid(), account_id, kind, 'no entries', posted_at from wallet.transfer limit 1`,
    ],
    [
      ['transfer'],
      `insert into wallet.entry (transfer_id, ledger_id, amount) select gen_random_uuid(), ledger_id, amount from wallet.entry
      where version is null union all select gen_random_uuid(), ledger_id, -amount from wallet.entry where version is null`,
    ],
    [['currency', 'ledger-account', 'transfer'], `update wallet.ledger_account set currency = 'USD' where id = ${aPocket}`],
    [['active-account', 'hidden-money'], `update wallet.account set is_hidden = true, is_active = false`],
    [['active-account'], `update wallet.account set is_active = false`],
  ])('finds %s after: %s', async (faults, statement) => {
    expect(await faultsAfter(statement)).toEqual(faults);
  });
});
