import type { Limit } from '@verdigale/contract';
import type { PaymentState } from '@verdigale/partner-wire';
import type { Client } from './client.ts';
import type { Entry } from './provider-books.ts';
import type { Provider } from './provider.ts';
import type { Random } from './random.ts';

/** One player at the cashier. */
export interface Cashier {
  name: string;
  random: Random;
  client: Client;
  provider: Provider;
  accounts: { euro: string; bitcoin: string };
  /** Reports that the provider still has to send. */
  late: object[];
  /** Invoices that the platform has acknowledged, and withdrawals among them that it gave back when asked to. */
  acknowledged: Set<string>;
  takenBack: Set<string>;
  /** The own limit on stakes as it was last acknowledged. */
  limit: Limit;
  /** Answers that should never occur. */
  wrong: string[];
  /** Counts a step. */
  step(): void;
}

/**
 * The n-th thing that a player does at the cashier, and what the provider makes of it. What is chosen depends on the seed
 * alone, so every choice is made before the first call.
 */
export function playPayment(cashier: Cashier, n: number): Promise<void> {
  const plan = `${cashier.name}-${n}`;
  return cashier.random.pick([payByCard, payByCard, payByCard, payToAddress, payOut, payOut, switchAccount, notifyLate, tighten])(
    cashier,
    plan,
  );
}

/** A deposit that nothing disturbs but the faults of the server. */
export async function fund(cashier: Cashier, amount: number): Promise<void> {
  const plan = `${cashier.name}-first`;
  await begin(cashier, plan, amount);
  await notifyAll(cashier, [cashier.provider.change(cashier.provider.entryOf(plan)!, { state: 'succeeded' })]);
}

async function begin(cashier: Cashier, plan: string, cents: number): Promise<string | undefined> {
  const { status, data } = await cashier.client.deposit(plan, 'test.card', 'EUR', cashier.accounts.euro, cents / 100);
  cashier.step();
  if (status === 200) cashier.acknowledged.add(data.invoiceId);
  // It ended while its answer was lost.
  else if (status !== 409) cashier.wrong.push(`${plan}: the deposit was answered ${status}`);
  return data?.invoiceId;
}

async function notifyAll(cashier: Cashier, reports: readonly object[]): Promise<number[]> {
  return Promise.all(
    reports.map(async (report) => {
      const status = await cashier.provider.notify(report);
      cashier.step();
      return status;
    }),
  );
}

async function payByCard(cashier: Cashier, plan: string): Promise<void> {
  const { random, provider, client } = cashier;
  const cents = random.between(100, 20_000);
  const end = random.pick<PaymentState>(['succeeded', 'succeeded', 'succeeded', 'succeeded', 'failed', 'pending']);
  const reporting = random.pick(['first', 'once', 'once', 'often', 'late', 'never']);
  const copies = random.between(2, 4);
  const [isRefused, isMisreported, hasProgress, isGivenUp] = [0.03, 0.05, 0.15, 0.1].map((probability) => random.chance(probability));
  const endsAtOnce = reporting === 'first' && end !== 'pending';
  provider.habits.set(plan, { isRefused: isRefused!, ...(endsAtOnce && { endsAtOnce: { state: end, reports: copies } }) });

  const invoiceId = await begin(cashier, plan, cents);
  const entry = provider.entryOf(plan);
  if (!entry) return;
  const progress = provider.change(entry, {});
  if (hasProgress) await notifyAll(cashier, [progress]);
  if (isMisreported) {
    const [status] = await notifyAll(cashier, [{ ...progress, state: 'succeeded', amount: String(entry.amount + 1n) }]);
    if (status !== 409) cashier.wrong.push(`${plan}: another sum was answered ${status}`);
  }
  const settle = async () => {
    if (end === 'pending' || endsAtOnce) return;
    const report = provider.change(entry, { state: end });
    cashier.step();
    if (reporting === 'late') cashier.late.push(report, ...(hasProgress ? [progress] : []));
    else if (reporting !== 'never') await notifyAll(cashier, Array<object>(reporting === 'often' ? copies : 1).fill(report));
  };
  const giveUp = async () => {
    await client.giveUp(invoiceId!);
    cashier.step();
  };
  await Promise.all([...(isGivenUp && invoiceId ? [giveUp()] : []), settle()]);
}

/** An address takes sums of any size; reports of them arrive in any order. */
async function payToAddress(cashier: Cashier, plan: string): Promise<void> {
  const { random, provider, client, accounts } = cashier;
  const parts = Array.from({ length: random.between(1, 3) }, () => BigInt(random.between(100, 9_000)));
  const order = Array.from({ length: parts.length * 2 + 1 }, () => random.between(0, 1_000));
  const isLate = random.chance(0.2);
  const minimum = 5_000n;

  const { status, data } = await client.deposit(plan, 'test.address', 'BTC', accounts.bitcoin, Number(minimum) / 1e8);
  cashier.step();
  if (status !== 200 && status !== 409) cashier.wrong.push(`${plan}: the address was answered ${status}`);
  // Its invoice may be the one of an earlier plan whose address is still open; after a lost answer it may have ended.
  const entry = status === 200 ? provider.entryOf(data.invoiceId) : provider.entryOf(plan);
  if (!entry) return;
  const reports = parts.flatMap((part) => {
    const received = (entry.received ?? 0n) + part;
    const seen = provider.change(entry, { received });
    return [seen, provider.change(entry, { state: confirmed(entry, minimum) })];
  });
  // Too little by its end: it is reported with what there is.
  const last = provider.change(entry, { state: entry.state === 'pending' ? 'failed' : entry.state });
  const shuffled = [...reports, last].toSorted((a, b) => order[reports.indexOf(a) + 1]! - order[reports.indexOf(b) + 1]!);
  if (isLate) cashier.late.push(last);
  await notifyAll(cashier, isLate ? shuffled.filter((report) => report !== last) : shuffled);
}

const confirmed = ({ state, received }: Entry, minimum: bigint): PaymentState =>
  state === 'pending' && received! >= minimum ? 'succeeded' : state;

async function payOut(cashier: Cashier, plan: string): Promise<void> {
  const { random, provider, client, accounts } = cashier;
  const cents = random.between(100, 25_000);
  const state = random.pick<PaymentState>(['succeeded', 'succeeded', 'failed']);
  const [reports, afterMs] = [random.between(0, 3), random.between(0, 800)];
  const [isRefused, isAtOnce, isTakenBack] = [0.05, 0.4, 0.3].map((probability) => random.chance(probability));
  provider.habits.set(plan, {
    isRefused: isRefused!,
    ...(isAtOnce ? { endsAtOnce: { state, reports } } : { endsLater: { state, reports, afterMs } }),
  });

  const { status, data } = await client.withdraw(plan, accounts.euro, cents / 100);
  cashier.step();
  // There may not be as much.
  if (status !== 200 && status !== 422) cashier.wrong.push(`${plan}: the withdrawal was answered ${status}`);
  if (status !== 200) return;
  cashier.acknowledged.add(data.invoiceId);
  if (!isTakenBack) return;
  if ((await client.giveUp(data.invoiceId)) === 200) cashier.takenBack.add(data.invoiceId);
  cashier.step();
}

async function switchAccount(cashier: Cashier): Promise<void> {
  const { client, accounts, random } = cashier;
  await client.call('PUT', `/api/wallet/accounts/${random.chance(0.5) ? accounts.euro : accounts.bitcoin}/switch`);
  cashier.step();
}

/** Reports of earlier payments, in any order. */
async function notifyLate(cashier: Cashier): Promise<void> {
  const [at, count] = [cashier.random.between(0, 1_000), cashier.random.between(1, 3)];
  if (cashier.late.length > 0) await notifyAll(cashier, cashier.late.splice(at % cashier.late.length, count));
}

/** The own limit on stakes becomes a little tighter: what was answered stays, whatever happens to the server. */
async function tighten(cashier: Cashier): Promise<void> {
  const { client, limit, random, wrong, name } = cashier;
  const amount = limit.amount! - random.between(1, 50);
  const { status } = await client.call('PUT', `/api/player/limits/${limit.id}`, { amount });
  cashier.step();
  if (status === 200) limit.amount = amount;
  else wrong.push(`${name}: a tighter limit was answered ${status}`);
}
