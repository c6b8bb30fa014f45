import { invoiceStatus, invoiceType, type Invoice } from '@verdigale/contract';
import type { AccountBook } from './account-book.ts';
import type { Cashier } from './payments.ts';
import type { Entry } from './provider-books.ts';

/** How many withdrawals of each kind of end there are. */
export interface Withdrawals {
  all: number;
  paid: number;
  returned: number;
}

const { success, rejected } = invoiceStatus;
const minor = (amount: number, exponent: number) => BigInt(Math.round(amount * 10 ** exponent));

/**
 * Compares what a player sees with the books of the other sides: the studio's, which knows what was staked and won, and the
 * provider's, which knows what was really paid. None of them takes its figures from the platform; what bonuses gave and took is in its statement,
 * and proved with the books. Answers what does not fit.
 */
export async function judge(cashier: Cashier, book: AccountBook): Promise<{ wrong: string[]; withdrawals: Withdrawals }> {
  const { client, provider, name, acknowledged, takenBack, limit } = cashier;
  const [invoices, limits] = [await client.invoices(), await client.limits()];
  const wrong = [...cashier.wrong];
  const say = (text: string) => wrong.push(`${name}: ${text}`);
  if (limits.length !== 1 || limits[0]!.amount !== limit.amount || limits[0]!.currentAmount! > limit.amount!)
    say(`limits are ${JSON.stringify(limits)}, acknowledged was ${limit.amount}`);
  const byId = new Map(invoices.map((each) => [each.id, each]));
  for (const id of acknowledged) if (!byId.has(id)) say(`invoice ${id} was acknowledged and is gone`);
  for (const id of takenBack)
    if (byId.get(id)?.status !== rejected) say(`withdrawal ${id} was given back and has status ${byId.get(id)?.status}`);

  const paidIn = provider.entries().filter(({ plan, entry }) => entry.kind === 'payment' && plan.startsWith(`${name}-`));
  for (const { entry } of paidIn) {
    const invoice = byId.get(entry.reference);
    const credited = invoice?.status === success ? minor(invoice.amount, exponentOf(entry)) : 0n;
    if (credited !== arrived(entry)) say(`deposit ${entry.reference} has ${credited}, the provider ${entry.state} ${arrived(entry)}`);
  }
  const out = invoices.filter(({ invoiceType: type }) => type === invoiceType.withdrawal);
  for (const each of out) {
    const entry = provider.entryOf(each.id);
    const isPaid = entry?.state === 'succeeded';
    if (each.status === success ? !isPaid : each.status === rejected && isPaid)
      say(`withdrawal ${each.id} has status ${each.status}, the provider ${entry?.state}`);
  }

  const accounts = await client.accounts();
  const balanceOf = (currency: string, exponent: number) => minor(accounts.find((each) => each.currency === currency)!.balance, exponent);
  const cameIn = (currency: string) => sum(paidIn.filter(({ entry }) => entry.currency === currency).map(({ entry }) => arrived(entry)));
  const left = sum(out.filter(({ status }) => status !== rejected).map(({ amount }) => minor(amount, 2)));
  const gained = BigInt(await client.bonusesGained());
  const expected = { EUR: book.balance() + cameIn('EUR') - left + gained, BTC: cameIn('BTC') };
  const found = { EUR: balanceOf('EUR', 2), BTC: balanceOf('BTC', 8) };
  for (const code of ['EUR', 'BTC'] as const)
    if (found[code] !== expected[code]) say(`has ${found[code]} ${code}, should have ${expected[code]}`);
  return { wrong, withdrawals: { all: out.length, paid: count(out, success), returned: count(out, rejected) } };
}

/** What the provider has finally received. */
function arrived({ state, amount, received }: Entry): bigint {
  if (state === 'pending') return 0n;
  return received ?? (state === 'succeeded' ? amount : 0n);
}

const exponentOf = ({ currency }: Entry) => (currency === 'BTC' ? 8 : 2);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const count = (invoices: readonly Invoice[], status: number) => invoices.filter((each) => each.status === status).length;
