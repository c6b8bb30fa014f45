import { sql } from '#testing/sql.ts';
import { money } from '@verdigale/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError, newId, violates } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { hideAccount } from '../hide-account.ts';
import { findAccount } from '../list-accounts.ts';
import { getStatement } from '../statement/statement.ts';
import { changesIn, post } from '../testing.ts';
import { fundedAccount } from '#testing/funded-account.ts';
import { viewAccount } from '../view-account.ts';
import { checkBooks } from './check-books.ts';
import { lockAccount } from './lock-account.ts';
import { postTransfer } from './post.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const empty = { real: 0n, bonus: 0n, locked: 0n, pending: 0n, held: 0n };

async function entriesOf(accountId: string) {
  return platform.kernel.db.all(sql`
    select t.kind, l.pocket, l.counterparty, e.amount, e.balance_after, e.version
    from wallet.entry e join wallet.transfer t on t.id = e.transfer_id join wallet.ledger_account l on l.id = e.ledger_id
    where t.account_id = ${accountId} order by t.id, l.id desc`);
}

describe('postTransfer', () => {
  it('books entries that balance, each with the balance after it and the version of its pocket', async () => {
    const { kernel } = platform;
    const { id } = await fundedAccount(kernel, 1000n);
    const after = await post(kernel, id, { changes: { real: -300n } });
    expect(after.pockets).toEqual({ ...empty, real: 700n });
    expect(await findAccount(kernel.db, { playerId: after.playerId, accountId: id })).toEqual(after);
    expect(await entriesOf(id)).toEqual([
      { kind: 'adjustment', pocket: null, counterparty: 'house:adjustment', amount: -1000n, balance_after: null, version: null },
      { kind: 'adjustment', pocket: 'real', counterparty: null, amount: 1000n, balance_after: 1000n, version: 1n },
      { kind: 'bet', pocket: null, counterparty: 'game:verdigale-studio', amount: 300n, balance_after: null, version: null },
      { kind: 'bet', pocket: 'real', counterparty: null, amount: -300n, balance_after: 700n, version: 2n },
    ]);
  });

  it('moves between pockets without a counterparty', async () => {
    const { id } = await fundedAccount(platform.kernel, 1000n);
    const after = await post(platform.kernel, id, { kind: 'withdrawal-hold', changes: { real: -400n, pending: 400n }, counterparty: null });
    expect(after.pockets).toEqual({ ...empty, real: 600n, pending: 400n });
    expect((await entriesOf(id)).slice(2)).toMatchObject([
      { pocket: 'pending', amount: 400n, version: 1n },
      { pocket: 'real', amount: -400n, version: 2n },
    ]);
  });

  it('holds money where no balance shows it, no statement names it, and a bet or a withdrawal finds nothing', async () => {
    const { kernel } = platform;
    const { id, playerId } = await fundedAccount(kernel, 100n);
    const held = await post(kernel, id, { kind: 'deposit-hold', changes: { held: 700n }, counterparty: 'payment:sandbox' });
    expect(held.pockets).toEqual({ ...empty, real: 100n, held: 700n });
    expect(viewAccount(held)).toMatchObject({ balance: 1, realBalance: 1, withdrawalBalance: 1, bonusBalance: 0, lockedBalance: 0 });
    await expect(post(kernel, id, { changes: { real: -101n } })).rejects.toMatchObject({ reason: 'insufficientFunds' });
    const [from, to] = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
    const { totals, closing } = await getStatement(kernel.db, playerId, { currency: 'EUR', dateFrom: from, dateTo: to });
    expect([totals.map(({ kind }) => kind), closing]).toEqual([['adjustment'], { balance: 1, pending: 0 }]);
    const back = await post(kernel, id, { kind: 'deposit-return', changes: { held: -700n }, counterparty: 'payment:sandbox' });
    expect([back.pockets.held, back.version]).toEqual([0n, held.version + 1n]);
    expect(await findAccount(kernel.db, { playerId, accountId: id })).toEqual(back);
  });

  it('books several counterparties, and what moves between them alone, without a word to the player', async () => {
    const { kernel } = platform;
    const { id, version } = await fundedAccount(kernel, 1000n);
    const euros = (amount: bigint) => money(amount, 'EUR');
    const won = await post(kernel, id, {
      kind: 'sport-settle',
      changes: { real: 250n },
      counterparty: { 'sportsbook:open': euros(-100n), 'sportsbook:result': euros(-150n) },
    });
    expect([won.pockets.real, won.version]).toEqual([1250n, version + 1n]);
    const lost = await post(kernel, id, {
      kind: 'sport-settle',
      counterparty: { 'sportsbook:open': euros(-100n), 'sportsbook:result': euros(100n), 'sportsbook:owed': euros(0n) },
    });
    expect(lost).toEqual(won);
    expect((await entriesOf(id)).slice(2)).toMatchObject([
      { counterparty: 'sportsbook:result', amount: -150n },
      { counterparty: 'sportsbook:open', amount: -100n },
      { pocket: 'real', amount: 250n, version: 2n },
      { counterparty: 'sportsbook:result', amount: 100n },
      { counterparty: 'sportsbook:open', amount: -100n },
    ]);
    const uneven = post(kernel, id, { changes: { real: 1n }, counterparty: { 'sportsbook:open': euros(-2n) } });
    await expect(uneven).rejects.toThrow('does not balance');
  });

  it('takes what it returned for a next transfer in the same transaction', async () => {
    const { kernel } = platform;
    const { id } = await fundedAccount(kernel, 100n);
    const after = await kernel.db.transaction(async (tx) => {
      const transfer = { reference: newId(), counterparty: 'game:verdigale-studio' };
      const bet = postTransfer(tx, kernel, (await lockAccount(tx, id))!, {
        ...transfer,
        kind: 'bet',
        changes: changesIn('EUR', { real: -100n }),
      });
      return postTransfer(tx, kernel, bet, { ...transfer, kind: 'win', changes: changesIn('EUR', { real: 250n }) });
    });
    expect(after.pockets.real).toBe(250n);
    expect(await findAccount(kernel.db, { playerId: after.playerId, accountId: id })).toEqual(after);
  });

  it('[M1] lets each pocket fall to zero and never below', async () => {
    const { id } = await fundedAccount(platform.kernel, 100n);
    await post(platform.kernel, id, { changes: { real: -100n } });
    for (const pocket of ['real', 'bonus', 'locked', 'pending', 'held']) {
      await expect(post(platform.kernel, id, { changes: { [pocket]: -1n } })).rejects.toMatchObject({ reason: 'insufficientFunds' });
    }
    expect(await entriesOf(id)).toHaveLength(4);
  });

  it('refuses more than an account can hold, so that every balance has its JSON number', async () => {
    const { id } = await fundedAccount(platform.kernel, 10n ** 15n - 1n);
    await expect(post(platform.kernel, id, { kind: 'win', changes: { bonus: 1n } })).rejects.toMatchObject({ reason: 'invalid' });
  });

  it.each<[string, Parameters<typeof post>[2]]>([
    ['nothing', { changes: {} }],
    ['zero', { changes: { real: 0n } }],
    ['a difference that nobody carries', { changes: { real: -1n }, counterparty: null }],
    ['a counterparty without a difference', { changes: { real: -1n, bonus: 1n } }],
  ])('refuses a transfer of %s as a fault of its caller', async (_, transfer) => {
    const { id } = await fundedAccount(platform.kernel, 100n);
    const refused = await post(platform.kernel, id, transfer).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(AppError);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it('refuses a transfer in another currency than the account as a fault of its caller', async () => {
    const { kernel } = platform;
    const { id } = await fundedAccount(kernel, 100n);
    const dollars = kernel.db.transaction(async (tx) => {
      const transfer = { kind: 'bet', reference: newId(), counterparty: 'game:verdigale-studio' } as const;
      postTransfer(tx, kernel, (await lockAccount(tx, id))!, { ...transfer, changes: changesIn('USD', { real: -1n }) });
    });
    await expect(dollars).rejects.toThrow('is in USD, the account in EUR');
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it('refuses a decision over an account that has moved on since', async () => {
    const { kernel } = platform;
    const { id } = await fundedAccount(kernel, 100n);
    const twice = kernel.db.transaction(async (tx) => {
      const account = (await lockAccount(tx, id))!;
      for (const reference of [newId(), newId()]) {
        postTransfer(tx, kernel, account, {
          kind: 'bet',
          reference,
          changes: changesIn('EUR', { real: -60n }),
          counterparty: 'game:verdigale-studio',
        });
      }
    });
    await expect(twice).rejects.toMatchObject({ code: '55000' });
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it('refuses a second transfer with the same cause', async () => {
    const { id } = await fundedAccount(platform.kernel, 100n);
    const other = await fundedAccount(platform.kernel, 100n);
    const bet = { kind: 'bet', reference: 'studio:1', changes: { real: -10n } } as const;
    await post(platform.kernel, id, bet);
    await expect(post(platform.kernel, id, bet)).rejects.toSatisfy((error: unknown) =>
      violates(error, 'transfer_account_id_kind_reference_key'),
    );
    await post(platform.kernel, id, { ...bet, kind: 'rollback', changes: { real: 10n } });
    await post(platform.kernel, other.id, bet);
    expect(await entriesOf(id)).toHaveLength(6);
  });

  it('[T1] is stamped by the database, whatever the clock of the process says, and never before what the account was last stamped with', async () => {
    const { kernel, clock } = platform;
    const timesOf = (accountId: string) =>
      kernel.db.all(sql<{ at: Date }>`select posted_at as at from wallet.transfer where account_id = ${accountId} order by id`);
    const databaseTime = async () => (await kernel.db.one(sql<{ at: Date }>`select clock_timestamp() as at`)).at;
    const stepped = { ...kernel, clock: { now: () => new Date('2001-01-01T00:00:00Z') } };
    const from = await databaseTime();
    const { id: byDatabase } = await fundedAccount(stepped, 100n);
    const [{ at }] = (await timesOf(byDatabase)) as [{ at: Date }];
    expect(at.getTime()).toBeGreaterThanOrEqual(from.getTime());
    expect(at.getTime()).toBeLessThanOrEqual((await databaseTime()).getTime());

    const { id } = await fundedAccount(kernel, 100n);
    const first = clock.now();
    clock.advance(-86_400_000);
    await post(kernel, id, { kind: 'win', changes: { bonus: 1n } });
    clock.set(first.toISOString());
    clock.advance(1);
    await post(kernel, id, { changes: { real: -1n } });
    expect((await timesOf(id)).map((row) => row.at.getTime() - first.getTime())).toEqual([0, 0, 1]);
  });

  it('shows a hidden account again when money comes to it', async () => {
    const { kernel } = platform;
    const { id, playerId } = await fundedAccount(kernel, 0n, { isActive: false });
    await fundedAccount(kernel, 0n, { playerId, currency: { code: 'USD', exponent: 2 } });
    await hideAccount(kernel, playerId, id);
    const after = await post(kernel, id, { kind: 'win', changes: { real: 5n } });
    expect(after.isHidden).toBe(false);
    expect(await findAccount(kernel.db, { playerId, accountId: id })).toEqual(after);
  });

  it('emits each change in the shape of the wire, with a version that grows', async () => {
    const { kernel } = platform;
    const { id, playerId } = await fundedAccount(kernel, 12_34n);
    await post(kernel, id, { changes: { real: -1n } });
    await post(kernel, id, { kind: 'withdrawal-hold', changes: { real: -200n, pending: 200n }, counterparty: null });
    const facts = await kernel.db.all(sql<{ topic: string; account: unknown }>`
      select topic, payload -> 'account' as account from kernel.outbox where player_id = ${playerId} order by id`);
    const account = { id, currency: 'EUR', status: 1, bonusBalance: 0, lockedBalance: 0 };
    const of = (balance: number, version: number) => ({ ...account, balance, realBalance: balance, withdrawalBalance: balance, version });
    expect(facts).toEqual([of(12.34, 2), of(12.33, 3), of(10.33, 5)].map((fact) => ({ topic: 'account.balance.updated', account: fact })));
  });
});

describe('lockAccount', () => {
  it.each(['', 'nobody', newId()])('finds no account with the id "%s"', async (id) => {
    expect(await platform.kernel.db.transaction((tx) => lockAccount(tx, id))).toBeUndefined();
  });

  it('waits for the transaction before it, and reads what that one left', async () => {
    const { kernel } = platform;
    const { id } = await fundedAccount(kernel, 100n);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const first = kernel.db.transaction(async (tx) => {
      postTransfer(tx, kernel, (await lockAccount(tx, id))!, {
        kind: 'bet',
        reference: newId(),
        changes: changesIn('EUR', { real: -99n }),
        counterparty: 'game:verdigale-studio',
      });
      isLocked();
      await held;
    });
    await locked;
    const second = kernel.db.transaction((tx) => lockAccount(tx, id));
    await expect
      .poll(
        async () =>
          (
            await kernel.db.one(
              sql<{
                n: bigint;
              }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%wallet.wallet%'`,
            )
          ).n,
      )
      .toBe(1n);
    release();
    await first;
    expect((await second)?.pockets.real).toBe(1n);
  });

  it('lets one of many parallel bets through when the balance holds one', async () => {
    const { kernel } = platform;
    const { id } = await fundedAccount(kernel, 100n);
    const bets = await Promise.allSettled(Array.from({ length: 200 }, () => post(kernel, id, { changes: { real: -100n } })));
    expect(bets.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const bet of bets) if (bet.status === 'rejected') expect(bet.reason).toMatchObject({ reason: 'insufficientFunds' });
  });
});
