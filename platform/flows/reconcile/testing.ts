import type { Account } from '@verdigale/contract';
import type { PaymentKind } from '@verdigale/partner-wire';
import { raw, sql } from '#testing/sql.ts';
import { seedMethods, type MethodSeed } from '#modules/payment';
import { activeAccountOf, createTestPlatform, depositForm, registerTestPlayer, type TestPlatform } from '#testing';
import { openOperatorDesk, type OperatorDesk } from '../../operator/desk.ts';
import { testConfig } from '../../testing/config.ts';
import { openProviderDouble, type ProviderDouble } from '../../testing/payment-provider.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { payOut } from '../withdraw/pay-out.ts';
import { reconcile } from './reconcile.ts';
import type { StoredFinding } from '#modules/reconcile';
import { signedHttp } from '#partners/payment/signed-http/index.ts';
import { expect } from 'vitest';

export const provider = 'sandbox';

const method = { provider, type: 'form', processingType: 'form', names: { en: 'Test' }, logo: '', isEnabled: true } as const;
const rest = { fields: [], countries: [], limits: [{ currency: 'EUR', min: '100', max: '100000000', presets: [] }] };
const methods: MethodSeed[] = [
  { ...method, ...rest, id: 'test.in', direction: 'deposit' },
  { ...method, ...rest, id: 'test.out', direction: 'withdrawal' },
];

/** A player who deposits and withdraws by the calls of the contract. */
export interface PayingPlayer {
  id: string;
  accountId: string;
  /** Of the real pocket. */
  ledgerId: bigint;
  account(): Promise<Account>;
  begin(amount: number): Promise<string>;
  /** Gives a deposit up. */
  decline(invoiceId: string): Promise<void>;
  /** A deposit that is started, paid and credited; its invoice id. */
  deposit(amount: number): Promise<string>;
  withdraw(amount: number): Promise<string>;
  statusOf(invoiceId: string): Promise<number | undefined>;
  /** Why it is so. */
  resultOf(invoiceId: string): Promise<string | undefined>;
  /** The messages on the site, newest first. */
  messages(): Promise<string[]>;
}

/** A test platform and a provider whose books a test can change. */
export interface PaymentStage {
  platform: TestPlatform;
  books: ProviderDouble['books'];
  provider: ProviderDouble;
  desk: OperatorDesk;
  register(): Promise<PayingPlayer>;
  /** The provider settles it and reports that to the platform. */
  settle(kind: PaymentKind, reference: string): Promise<void>;
  payOut(invoiceId: string): Promise<void>;
  reconcile(scope: 'recent' | 'all'): Promise<void>;
  /** Changes the database as somebody could who may switch the triggers off. */
  tamper(statement: string): Promise<void>;
  found(): Promise<StoredFinding[]>;
  /** Closes all findings; call it once a test has undone its changes. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export async function openPaymentStage(): Promise<PaymentStage> {
  const open: { platform?: TestPlatform } = {};
  const double = await openProviderDouble(() => open.platform!.clock.now());
  const { partners } = testConfig('');
  const payment = { [provider]: signedHttp({ url: double.url, secret: 'payment secret' }) };
  const platform = (open.platform = await createTestPlatform({ partners: { ...partners, payment } }));
  const { kernel, clock } = platform;
  await kernel.jobs.start({ work: false });
  await seedMethods(kernel.db, methods);
  const desk = openOperatorDesk({ databaseUrl: kernel.db.url, documentsDir: '/nonexistent' });

  async function settle(kind: PaymentKind, reference: string): Promise<void> {
    const entry = double.books[kind].get(reference)!;
    Object.assign(entry, { state: 'succeeded', changedAt: clock.now().toISOString() });
    const { providerReference, amount, currency } = entry;
    const report = { reference, kind, providerReference, state: 'succeeded' as const, amount: BigInt(amount), currency };
    await settleInvoice(kernel, report, provider);
  }

  return {
    platform,
    books: double.books,
    provider: double,
    desk,
    register: () => registerPayer(platform, settle),
    settle,
    payOut: (id) => payOut(kernel, id),
    reconcile: (scope) => reconcile(kernel, scope),
    tamper: (statement) =>
      kernel.db.transaction(async (tx) => {
        await tx.run(sql`set local session_replication_role = replica`);
        await tx.run(raw(statement));
      }),
    found: async () => (await desk.bookStatus()).findings,
    async forget() {
      await reconcile(kernel, 'all');
      await desk.resumePayouts('all', 'the test is over');
    },
    async close() {
      await desk.close();
      await platform[Symbol.asyncDispose]();
      await double.close();
    },
  };
}

/** A player who pays by the calls of the contract; `settle` has the provider settle a deposit. */
async function registerPayer(platform: TestPlatform, settle: PaymentStage['settle']): Promise<PayingPlayer> {
  const { kernel } = platform;
  const player = await registerTestPlayer(platform);
  const { id, call } = player;
  const account = () => activeAccountOf(player);
  const { id: accountId } = await account();
  const find = async (invoiceId: string) =>
    (await call('payment.invoices.list', { query: { perPage: 100 } })).data.find((each) => each.id === invoiceId);
  const { ledgerId } = await kernel.db.one(
    sql<{ ledgerId: bigint }>`select id as "ledgerId" from wallet.ledger_account where account_id = ${accountId} and pocket = 'real'`,
  );
  const ask = async (direction: 'deposit' | 'withdrawal', body: object) => {
    const { data, error } = await call(`payment.invoices.${direction}`, { body });
    if (error) throw new Error(JSON.stringify(error));
    return data.invoiceId;
  };
  const begin = (amount: number) => ask('deposit', depositForm(accountId, 'test.in', amount));
  return {
    id,
    accountId,
    ledgerId,
    account,
    begin,
    async deposit(amount) {
      const id = await begin(amount);
      await settle('payment', id);
      return id;
    },
    withdraw: (amount) => ask('withdrawal', { method: 'test.out', currency: 'EUR', accountId, amount }),
    async decline(invoiceId) {
      expect(await call('payment.invoices.decline', { params: { id: invoiceId } })).toMatchObject({ status: 200 });
    },
    statusOf: async (invoiceId) => (await find(invoiceId))?.status,
    resultOf: async (invoiceId) => (await find(invoiceId))?.statusResult,
    async messages() {
      await platform.relay.drain();
      const { data: messages } = await call('messenger.messages.list', { query: { perPage: 50 } });
      return messages.map(({ content }) => `${content.title}: ${content.body}`);
    },
  };
}
