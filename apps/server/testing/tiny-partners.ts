import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { checkSignature, signText } from '@verdigale/partner-wire/signature';

export const paymentSecret = 'a secret of the payment provider';
export const gameSecret = 'a secret of the game provider';

interface Asked {
  reference: string;
  amount: string;
  currency: string;
}

/** A payment provider of the signed protocol in a few lines: payments wait for the test, payouts arrive at once. */
export async function openPaymentProvider() {
  const books = new Map<string, object>();
  const entry = ({ reference, amount, currency }: Asked, state: string) => ({
    reference,
    providerReference: `p-${reference}`,
    state,
    amount,
    currency,
  });

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const body = await text(request);
    const signed = request.method === 'GET' ? request.url! : body;
    if (checkSignature(paymentSecret, request.headers['x-signature'], signed, new Date()) !== 'valid') return [401, {}];
    const [, , kind, reference] = request.url!.split('/');
    if (request.method === 'GET') return books.has(reference!) ? [200, { data: books.get(reference!) }] : [404, {}];
    const asked = JSON.parse(body) as Asked;
    const created = entry(asked, kind === 'payouts' ? 'succeeded' : 'pending');
    books.set(asked.reference, created);
    return [201, { data: { ...created, ...(kind === 'payments' ? { action: { url: `${server.url}/page` } } : {}) } }];
  }
  const server = await serve(answer);

  return {
    ...server,
    books,
    /** Reports to the platform that this payment was paid. */
    async pay(platformUrl: string, asked: Asked): Promise<number> {
      const paid = entry(asked, 'succeeded');
      books.set(asked.reference, paid);
      const body = JSON.stringify({ ...paid, eventId: `e-${asked.reference}`, kind: 'payment' });
      return (await post(`${platformUrl}/partners/payments/sandbox/callback`, paymentSecret, body)).status;
    },
  };
}

/** A game provider in a few lines: it has a page, and makes the wallet calls that the test wants. */
export async function openGameProvider() {
  const launched: URLSearchParams[] = [];
  const server = await serve(async (request) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://game.test');
    if (pathname !== '/launch') return [404, {}];
    launched.push(searchParams);
    return [200, { page: 'the game' }];
  });
  return {
    ...server,
    launched,
    wallet: (platformUrl: string, operation: string, body: object) =>
      post(`${platformUrl}/partners/games/verdigale-studio/${operation}`, gameSecret, JSON.stringify(body)),
  };
}

async function post(url: string, secret: string, body: string): Promise<{ status: number; data: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', 'x-signature': signText(secret, body, new Date()) };
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, data: ((await response.json()) as { data: Record<string, unknown> }).data };
}

async function serve(answer: (request: IncomingMessage) => Promise<[number, object]>) {
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
