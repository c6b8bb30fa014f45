import { invoiceType, type Account, type Invoice, type TurnOverWager } from '@verdigale/contract';
import type { WithdrawalRules } from '#config';
import { insertInvoice, seedMethods, type MethodSeed } from '#modules/payment';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import type { Answer } from '#testing/calls.ts';
import { easyRules, testConfig } from '../../testing/config.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { signedHttp } from '#partners/payment/signed-http/index.ts';
import { reportOf } from '../settle-invoice/testing.ts';

const limits = [
  { currency: 'EUR', min: '1000', max: '100000000', presets: [] },
  { currency: 'USDT', min: '1000000', max: '100000000000', presets: [] },
];

const methodOf = (direction: MethodSeed['direction'], kind: string): MethodSeed => ({
  id: `sandbox.${direction}.${kind}`,
  direction,
  provider: 'sandbox',
  type: 'form',
  processingType: 'message',
  names: { en: kind },
  logo: '/x.svg',
  limits,
  fields: [],
  countries: [],
  isEnabled: true,
});

/** Card, bank and cash for deposits and withdrawals. */
export async function seedTestMethods({ kernel }: Pick<TestPlatform, 'kernel'>): Promise<void> {
  const kinds = ['card', 'bank', 'cash'];
  await seedMethods(
    kernel.db,
    kinds.flatMap((kind) => [methodOf('deposit', kind), methodOf('withdrawal', kind)]),
  );
}

/** A test platform with card, bank and cash for deposits and withdrawals, under these rules, with its provider at `providerUrl`. */
export async function openPaymentPlatform(
  rules: Partial<WithdrawalRules> = {},
  providerUrl = 'http://payment.test',
): Promise<TestPlatform> {
  const { partners } = testConfig('');
  const payment = { sandbox: signedHttp({ url: providerUrl, secret: 'payment secret' }) };
  const platform = await createTestPlatform({
    withdrawals: { ...easyRules, reviewSeconds: 0, ...rules },
    partners: { ...partners, payment },
  });
  await seedTestMethods(platform);
  await platform.kernel.jobs.start({ work: false });
  return platform;
}

export interface Payer extends TestPlayer {
  accountId: string;
  /** Credits a deposit in main units of euro, as its provider reports it. */
  deposit(kind: string, amount: number): Promise<void>;
  withdraw(kind: string, amount: number): Promise<Answer<'payment.invoices.withdrawal'>>;
  decline(invoiceId: string): Promise<Answer<'payment.invoices.decline'>>;
  invoice(id: string): Promise<Invoice>;
  account(): Promise<Account>;
  turnOver(): Promise<TurnOverWager>;
}

/** A registered player with helpers that make the calls. */
export async function registerPayer(platform: TestPlatform): Promise<Payer> {
  const { kernel } = platform;
  const player = await registerTestPlayer(platform);
  const account = async () => (await player.call('wallet.accounts.list')).data[0]!;
  const { id: accountId } = await account();
  return {
    ...player,
    accountId,
    account,
    async deposit(kind, amount) {
      const minor = BigInt(amount * 100);
      const invoice = await kernel.db.transaction(async (tx) =>
        insertInvoice(tx, {
          playerId: player.id,
          accountId,
          type: invoiceType.deposit,
          amount: minor,
          currency: 'EUR',
          exponent: 2,
          method: `sandbox.deposit.${kind}`,
          methodName: kind,
          provider: 'sandbox',
          fields: {},
          createdAt: kernel.clock.now(),
        }),
      );
      await settleInvoice(kernel, reportOf(invoice), 'sandbox');
    },
    withdraw: (kind, amount) =>
      player.call('payment.invoices.withdrawal', { body: { method: `sandbox.withdrawal.${kind}`, currency: 'EUR', accountId, amount } }),
    decline: (id) => player.call('payment.invoices.decline', { params: { id } }),
    invoice: async (id) => (await player.call('payment.invoices.list', { query: { perPage: 100 } })).data.find((each) => each.id === id)!,
    turnOver: async () => (await player.call('risk.reasons.turnOverWager', { query: { currency: 'EUR' } })).data,
  };
}
