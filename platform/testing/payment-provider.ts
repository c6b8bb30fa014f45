import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CancelOrder, PaymentKind, PaymentPage, PayoutOrder, RefundOrder } from '@verdigale/partner-wire';

/** What the provider has in its own books of one payment or payout. */
export type ProvidersEntry = Pick<
  PaymentPage['data'][number],
  'reference' | 'providerReference' | 'state' | 'amount' | 'currency' | 'received' | 'changedAt'
>;

export interface ProviderDouble {
  url: string;
  /** By `payment` or `payout` and reference: a test writes in it what is to differ. */
  books: Record<PaymentKind, Map<string, ProvidersEntry>>;
  /** What it was asked to send back, by reference: at once, unless a test makes it wait, or have no such call. */
  refunds: Map<string, RefundOrder>;
  sendsBack: 'at-once' | 'later' | 'never';
  close(): Promise<void>;
}

const pageSize = 2;

/**
 * The other side of the signed HTTP protocol, for tests that need its books: creates, answers, and lists in small pages.
 * `offer` says what else it answers of a new payment, such as an address.
 */
export async function openProviderDouble(now: () => Date, offer: (asked: PayoutOrder) => object = () => ({})): Promise<ProviderDouble> {
  const books: ProviderDouble['books'] = { payment: new Map(), payout: new Map() };
  const giving: Pick<ProviderDouble, 'refunds' | 'sendsBack'> = { refunds: new Map(), sendsBack: 'at-once' };

  /** The calls that a provider need not have. */
  function giveBack(kind: string, asked: CancelOrder & RefundOrder): object | undefined {
    if (kind === 'cancellations') {
      const entry = books.payment.get(asked.payment)!;
      if (entry.state === 'pending') Object.assign(entry, { state: 'failed', changedAt: now().toISOString() });
      return { data: entry };
    }
    if (giving.sendsBack === 'never') return undefined;
    giving.refunds.set(asked.reference, asked);
    const state = giving.sendsBack === 'at-once' ? 'succeeded' : 'pending';
    return { data: { reference: asked.reference, providerReference: 'r', state, amount: asked.amount, currency: asked.currency } };
  }

  async function answer(request: IncomingMessage): Promise<object | undefined> {
    const { pathname, searchParams } = new URL(request.url!, 'http://provider.test');
    const [, , kinds, reference] = pathname.split('/');
    if (kinds === 'refunds' || kinds === 'cancellations') return giveBack(kinds, JSON.parse(await textOf(request)) as never);
    const own = books[kinds === 'payments' ? 'payment' : 'payout'];
    if (request.method === 'POST') {
      const asked = JSON.parse(await textOf(request)) as PayoutOrder;
      const { reference: id, amount, currency } = asked;
      const entry = {
        ...offer(asked),
        reference: id,
        providerReference: `p-${id}`,
        state: 'pending',
        amount,
        currency,
        changedAt: now().toISOString(),
      } as const;
      if (!own.has(id)) own.set(id, entry);
      return { data: own.get(id) };
    }
    if (reference) return own.has(reference) ? { data: own.get(reference) } : undefined;
    const [from, to, after = '0'] = ['from', 'to', 'after'].map((name) => searchParams.get(name) ?? undefined);
    const all = [...own.values()].filter(({ changedAt }) => changedAt >= from! && changedAt <= to!);
    const end = Number(after) + pageSize;
    return { data: all.slice(Number(after), end), ...(end < all.length ? { next: String(end) } : {}) };
  }

  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(giving, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
