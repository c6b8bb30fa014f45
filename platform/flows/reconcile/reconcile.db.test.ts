import type { Account, DepositResponse, Invoice } from '@verdigale/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedMethods, type MethodSeed } from '#modules/payment';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { testConfig } from '../../testing/config.ts';
import { openOperatorDesk, type OperatorDesk } from '../../operator-desk.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { payOut } from '../withdraw/pay-out.ts';
import { reconcile } from './reconcile.ts';
import { openProviderDouble, type ProviderDouble } from '../../testing/payment-provider.ts';

const provider = 'sandbox';
const method = {
  provider,
  type: 'form',
  processingType: 'form',
  names: { en: 'Test' },
  logo: '',
  fields: [],
  countries: [],
  isEnabled: true,
} as const;
const limits = [{ currency: 'EUR', min: '100', max: '100000000', presets: [] }];
const methods: MethodSeed[] = [
  { ...method, id: 'test.in', direction: 'deposit', fields: [], countries: [], limits },
  { ...method, id: 'test.out', direction: 'withdrawal', fields: [], countries: [], limits },
];
const page = 'http://site.test/main';
const urls = { redirectSuccessUrl: page, redirectErrorUrl: page, redirectUrl: page };

let platform: TestPlatform;
let double: ProviderDouble;
let desk: OperatorDesk;
beforeAll(async () => {
  double = await openProviderDouble(() => platform.clock.now());
  const { partners } = testConfig('');
  platform = await createTestPlatform({
    partners: { ...partners, payment: { [provider]: { protocol: 'signed-http', url: double.url, secret: 'payment secret' } } },
  });
  await platform.kernel.jobs.start({ work: false });
  await seedMethods(platform.kernel.db, methods);
  desk = openOperatorDesk({ databaseUrl: platform.kernel.db.url, documentsDir: '/nonexistent' });
});
afterAll(async () => {
  await desk.close();
  await platform[Symbol.asyncDispose]();
  await double.close();
});

class Player {
  readonly #headers: { authorization: string };
  readonly account: Account;
  constructor(headers: { authorization: string }, account: Account) {
    [this.#headers, this.account] = [headers, account];
  }

  static async register(): Promise<Player> {
    const { headers } = await registerTestPlayer(platform);
    const response = await platform.app.inject({ url: '/api/wallet/accounts', headers });
    return new Player(headers, response.json<{ data: Account[] }>().data[0]!);
  }

  async #invoice(path: string, body: object): Promise<string> {
    const payload = { currency: 'EUR', accountId: this.account.id, ...body };
    const response = await platform.app.inject({ method: 'POST', url: `/api/payment/invoices/${path}`, headers: this.#headers, payload });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ data: DepositResponse }>().data.invoiceId;
  }

  begin = (amount: number) => this.#invoice('deposit', { method: 'test.in', amount, ...urls });
  withdraw = (amount: number) => this.#invoice('withdrawal', { method: 'test.out', amount });

  async deposit(amount: number): Promise<string> {
    const id = await this.begin(amount);
    await settle('payment', id);
    return id;
  }

  async statusOf(id: string): Promise<number | undefined> {
    const response = await platform.app.inject({ url: '/api/payment/invoices', headers: this.#headers });
    return response.json<{ data: Invoice[] }>().data.find((each) => each.id === id)?.status;
  }
}

/** The provider settles it, and tells us. */
async function settle(kind: 'payment' | 'payout', reference: string): Promise<void> {
  const entry = double.books[kind].get(reference)!;
  Object.assign(entry, { state: 'succeeded', changedAt: platform.clock.now().toISOString() });
  const { providerReference, amount, currency } = entry;
  const report = { reference, kind, providerReference, state: 'succeeded' as const, amount: BigInt(amount), currency };
  await settleInvoice(platform.kernel, report, provider);
}

/** What somebody could do who may switch the triggers off. */
const tamper = (statement: string) =>
  platform.kernel.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql.raw(statement));
  });

const found = async () => (await desk.bookStatus()).findings;
const kindsFound = async () => [...new Set((await found()).map(({ kind }) => kind))].toSorted();

afterEach(async () => {
  await reconcile(platform.kernel, 'all');
  await desk.resumePayouts('all', 'the test is over');
});

describe('reconciliation', () => {
  it('finds nothing in clean books, also while money moves', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => Player.register()));
    let isOver = false;
    const move = async (player: Player) => {
      for (let n = 0; n < 4; n += 1) {
        await player.deposit(20);
        await payOut(platform.kernel, await player.withdraw(5));
        await settle('payout', await player.withdraw(5).then(async (id) => (await payOut(platform.kernel, id), id)));
      }
    };
    const watch = async () => {
      for (let n = 0; !isOver; n += 1) await reconcile(platform.kernel, n % 3 ? 'recent' : 'all');
    };
    await Promise.all([Promise.all(players.map(move)).finally(() => (isOver = true)), watch()]);
    await reconcile(platform.kernel, 'recent');
    expect(await found()).toEqual([]);
  });

  const aPocket = async ({ account: { id } }: Player) =>
    (await platform.kernel.db.one(sql<{ id: bigint }>`select id from wallet.ledger_account where account_id = ${id} and pocket = 'real'`))
      .id;
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
    const player = await Player.register();
    for (let n = 0; n < 3; n += 1) await player.deposit(10);
    const [wrong, right] = change(await aPocket(player));
    await tamper(wrong);
    await reconcile(platform.kernel, 'recent');
    expect(await kindsFound()).toEqual(kinds);
    await tamper(right);
  });

  it('finds in the night what was changed long ago', async () => {
    const player = await Player.register();
    await player.deposit(10);
    const real = await aPocket(player);
    await tamper(`update wallet.transfer set created_at = created_at - interval '1 day' where account_id = '${player.account.id}'`);
    platform.clock.advance(3_600_000);
    await tamper(`update wallet.ledger_account set balance = balance + 7 where id = ${real}`);
    await reconcile(platform.kernel, 'recent');
    expect(await found()).toEqual([]);
    await reconcile(platform.kernel, 'all');
    expect(await found()).toMatchObject([{ kind: 'books: pocket', subject: String(real), details: '+7', currency: 'EUR', provider: '*' }]);
    await tamper(`update wallet.ledger_account set balance = balance - 7 where id = ${real}`);
  });

  it.each<[string, string, 'begin' | 'deposit', string, string]>([
    ['an invoice that is called paid', 'invoice: books', 'begin', 'status = 2', 'status = 1'],
    ['an invoice over another sum', 'invoice: books', 'deposit', 'amount = amount + 1', 'amount = amount - 1'],
    ["a credit that none of the account's invoices explains", 'invoice: missing', 'deposit', 'account_id = player_id', 'account_id = $'],
  ])('finds %s', async (_, kind, make, wrong, right) => {
    const player = await Player.register();
    const id = await player[make](10);
    await tamper(`update payment.invoice set ${wrong} where id = '${id}'`);
    await reconcile(platform.kernel, 'recent');
    expect(await kindsFound()).toContain(kind);
    await tamper(`update payment.invoice set ${right.replace('$', `'${player.account.id}'`)} where id = '${id}'`);
  });
});

describe("a provider's list", () => {
  const now = () => platform.clock.now().toISOString();

  it('shows a payment that nobody asked for', async () => {
    double.books.payment.set('stray', {
      reference: 'stray',
      providerReference: 'p',
      state: 'succeeded',
      amount: '5',
      currency: 'EUR',
      changedAt: now(),
    });
    await reconcile(platform.kernel, 'recent');
    expect(await found()).toMatchObject([{ kind: 'provider: unknown here', subject: 'stray', currency: 'EUR', provider }]);
    double.books.payment.delete('stray');
  });

  it('shows a deposit that was credited and never paid', async () => {
    const id = await (await Player.register()).deposit(10);
    double.books.payment.get(id)!.state = 'pending';
    await reconcile(platform.kernel, 'recent');
    expect(await found()).toMatchObject([{ kind: 'provider: not settled there', subject: id, currency: 'EUR', provider }]);
    double.books.payment.get(id)!.state = 'succeeded';
  });

  it('shows a credited deposit that it does not have', async () => {
    const id = await (await Player.register()).deposit(10);
    const entry = double.books.payment.get(id)!;
    double.books.payment.delete(id);
    await reconcile(platform.kernel, 'recent');
    expect(await found()).toMatchObject([{ kind: 'provider: unknown there', subject: id }]);
    double.books.payment.set(id, entry);
  });

  it.each([1, 3] as const)('is settled by when a callback was lost, also after our own end of it (status %i)', async (status) => {
    const player = await Player.register();
    const id = await player.begin(10);
    Object.assign(double.books.payment.get(id)!, { state: 'succeeded', changedAt: now() });
    await platform.kernel.db.run(sql`update payment.invoice set status = ${status} where id = ${id}`);
    await reconcile(platform.kernel, 'recent');
    expect(await player.statusOf(id)).toBe(2);
    expect(await found()).toEqual([]);
  });

  it('shows a payout that was made although its money was given back', async () => {
    const player = await Player.register();
    await player.deposit(10);
    const id = await player.withdraw(10);
    await payOut(platform.kernel, id);
    const refused = { reference: id, kind: 'payout', providerReference: 'p', state: 'failed', amount: 1000n, currency: 'EUR' } as const;
    await settleInvoice(platform.kernel, refused, provider);
    Object.assign(double.books.payout.get(id)!, { state: 'succeeded', changedAt: now() });
    await reconcile(platform.kernel, 'recent');
    expect(await found()).toMatchObject([{ kind: 'provider: not settled there', subject: id }]);
    double.books.payout.get(id)!.state = 'failed';
  });

  it('shows another sum', async () => {
    const id = await (await Player.register()).deposit(10);
    double.books.payment.get(id)!.amount = '999';
    await reconcile(platform.kernel, 'recent');
    expect(await found()).toMatchObject([{ kind: 'provider: other sum', subject: id }]);
    double.books.payment.get(id)!.amount = '1000';
  });
});

describe('a finding', () => {
  it('halts payouts of its currency until an operator resumes them; deposits go on', async () => {
    const [player, other] = [await Player.register(), await Player.register()];
    await player.deposit(50);
    const waiting = await player.begin(20);
    const real = (
      await platform.kernel.db.one(
        sql<{ id: bigint }>`select id from wallet.ledger_account where account_id = ${other.account.id} and pocket = 'real'`,
      )
    ).id;
    await other.deposit(10);
    const error = vi.spyOn(platform.kernel.log, 'error');
    await tamper(`update wallet.ledger_account set balance = balance + 5 where id = ${real}`);
    await reconcile(platform.kernel, 'recent');
    await reconcile(platform.kernel, 'recent');
    expect(error).toHaveBeenCalledTimes(1);
    await tamper(`update wallet.ledger_account set balance = balance - 5 where id = ${real}`);

    const withdrawal = await player.withdraw(30);
    await payOut(platform.kernel, withdrawal);
    expect(double.books.payout.has(withdrawal)).toBe(false);
    expect(await player.statusOf(withdrawal)).toBe(1);
    await settle('payment', waiting);
    expect(await player.statusOf(waiting)).toBe(2);
    const metrics = (await platform.app.inject({ url: '/metrics' })).body;
    expect(metrics).toMatch(/^reconcile_open_findings 1$/m);
    expect(metrics).toMatch(/^reconcile_age_seconds 0$/m);

    const ids = (await found()).map(({ id }) => id);
    expect(await desk.resumePayouts(ids, 'put right by hand')).toBe(1);
    await payOut(platform.kernel, withdrawal);
    expect(double.books.payout.has(withdrawal)).toBe(true);
    await settle('payout', withdrawal);
    expect(await player.statusOf(withdrawal)).toBe(2);
  });

  it('does not halt payouts of another provider', async () => {
    const player = await Player.register();
    await player.deposit(50);
    await tamper(`insert into reconcile.finding (kind, subject, details, currency, provider, found_at, seen_at)
      values ('provider: unknown here', 'x', '', 'EUR', 'another', now(), now()), ('books: currency', 'USD', '', 'USD', '*', now(), now())`);
    const withdrawal = await player.withdraw(30);
    await payOut(platform.kernel, withdrawal);
    expect(double.books.payout.has(withdrawal)).toBe(true);
  });

  it('is looked for by the operator too', async () => {
    const player = await Player.register();
    await player.deposit(10);
    await tamper(`update wallet.ledger_account set balance = balance + 5 where account_id = '${player.account.id}' and pocket = 'real'`);
    await desk.checkBooks();
    expect((await desk.bookStatus()).findings).toHaveLength(1);
    await tamper(`update wallet.ledger_account set balance = balance - 5 where account_id = '${player.account.id}' and pocket = 'real'`);
  });
});
