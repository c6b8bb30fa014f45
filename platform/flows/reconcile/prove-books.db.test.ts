import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPaymentStage, type PaymentStage, type PayingPlayer } from './testing.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await openPaymentStage();
});
afterEach(() => stage.forget());
afterAll(() => stage.close());

const kindsFound = async () => [...new Set((await stage.found()).map(({ kind }) => kind))].toSorted();

describe('reconciliation', () => {
  it('finds nothing in clean books, also while money moves', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => stage.register()));
    let isOver = false;
    const move = async (player: PayingPlayer) => {
      for (let n = 0; n < 4; n += 1) {
        await player.deposit(20);
        await stage.payOut(await player.withdraw(5));
        await stage.settle('payout', await player.withdraw(5).then(async (id) => (await stage.payOut(id), id)));
      }
    };
    const watch = async () => {
      for (let n = 0; !isOver; n += 1) await stage.reconcile(n % 3 ? 'recent' : 'all');
    };
    await Promise.all([Promise.all(players.map(move)).finally(() => (isOver = true)), watch()]);
    await stage.reconcile('recent');
    expect(await stage.found()).toEqual([]);
  });

  const entry = (of: bigint) => `wallet.entry where version = 2 and ledger_id = ${of}`;
  it.each<[string[], (of: bigint) => [string, string]]>([
    [
      ['books: pocket'],
      (of) => [
        `update wallet.ledger_account set balance = balance + 5 where id = ${of}`,
        `update wallet.ledger_account set balance = balance - 5 where id = ${of}`,
      ],
    ],
    [
      ['books: version'],
      (of) => [
        `update wallet.ledger_account set version = version + 1 where id = ${of}`,
        `update wallet.ledger_account set version = version - 1 where id = ${of}`,
      ],
    ],
    [
      ['books: running-balance', 'books: transfer', 'invoice: books'],
      (of) => [
        `update wallet.entry set amount = amount + 5 where version = 2 and ledger_id = ${of}`,
        `update wallet.entry set amount = amount - 5 where version = 2 and ledger_id = ${of}`,
      ],
    ],
    [
      ['books: transfer'],
      (of) => [
        `update wallet.entry set amount = amount - 5 where version is null and transfer_id = (select transfer_id from ${entry(of)})`,
        `update wallet.entry set amount = amount + 5 where version is null and transfer_id = (select transfer_id from ${entry(of)})`,
      ],
    ],
  ])('finds %s at once', async (kinds, change) => {
    const player = await stage.register();
    for (let n = 0; n < 3; n += 1) await player.deposit(10);
    const [wrong, right] = change(player.ledgerId);
    await stage.tamper(wrong);
    await stage.reconcile('recent');
    expect(await kindsFound()).toEqual(kinds);
    await stage.tamper(right);
  });

  it('finds in the night what was changed long ago', async () => {
    const player = await stage.register();
    await player.deposit(10);
    const real = player.ledgerId;
    await stage.tamper(`update wallet.transfer set created_at = created_at - interval '1 day' where account_id = '${player.accountId}'`);
    stage.platform.clock.advance(3_600_000);
    await stage.tamper(`update wallet.ledger_account set balance = balance + 7 where id = ${real}`);
    await stage.reconcile('recent');
    expect(await stage.found()).toEqual([]);
    await stage.reconcile('all');
    expect(await stage.found()).toMatchObject([
      { kind: 'books: pocket', subject: String(real), details: '+7', currency: 'EUR', provider: '*' },
    ]);
    await stage.tamper(`update wallet.ledger_account set balance = balance - 7 where id = ${real}`);
  });

  it.each<[string, string, 'begin' | 'deposit', string, string]>([
    ['an invoice that is called paid', 'invoice: books', 'begin', 'status = 2', 'status = 1'],
    ['an invoice over another sum', 'invoice: books', 'deposit', 'amount = amount + 1', 'amount = amount - 1'],
    ["a credit that none of the account's invoices explains", 'invoice: missing', 'deposit', 'account_id = player_id', 'account_id = $'],
  ])('finds %s', async (_, kind, make, wrong, right) => {
    const player = await stage.register();
    const id = await player[make](10);
    await stage.tamper(`update payment.invoice set ${wrong} where id = '${id}'`);
    await stage.reconcile('recent');
    expect(await kindsFound()).toContain(kind);
    await stage.tamper(`update payment.invoice set ${right.replace('$', `'${player.accountId}'`)} where id = '${id}'`);
  });
});
