import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { vi } from 'vitest';
import { createSandbox } from '@verdigale/sandbox';
import { signText } from '@verdigale/partner-wire/signature';
import {
  describePaymentProvider,
  signedHttp,
  type DriverContext,
  type ProviderDriver,
  type Sent,
} from '@verdigale/platform/testing/payment-kit';

const secret = 'a secret of both';
const limits = [{ currency: 'EUR', min: '1000', max: '500000', presets: [] }];
const common = {
  provider: 'sandbox',
  type: 'form',
  processingType: 'form',
  names: { en: 'Card' },
  logo: '',
  limits,
  countries: [] as string[],
} as const;
const card = { key: 'card_number', fieldType: 'text', value: null, isRequired: true, labels: {}, hints: {}, position: 1 } as const;
const amount = '5000';

/** The stand-in provider and its card page; what it sends to the platform lands in a box of ours first. */
async function openStandInDriver({ databaseUrl, clock }: DriverContext): Promise<ProviderDriver> {
  const box = await openBox();
  const secrets = { payment: secret, inbox: '', identity: '', telegram: '', sumsub: '', sumsubWebhook: '', register: '', feed: '' };
  const logger = Fastify({ logger: { level: 'silent' } }).log;
  const sandbox = createSandbox({ databaseUrl, platformUrl: box.url, secrets, port: 0, host: '127.0.0.1', logger, clock });
  const url = `${await sandbox.listen()}/payment`;
  const sign = (body: string, by = secret): Sent => ({
    headers: { 'content-type': 'application/json', 'x-signature': signText(by, body, clock.now()) },
    body,
  });
  const find = async (kind: 'payment' | 'payout', reference: string): Promise<{ providerReference: string } | undefined> => {
    const path = `/v1/${kind}s/${reference}`;
    const answer = await fetch(`${url}${path}`, { headers: { 'x-signature': signText(secret, path, clock.now()) } });
    return answer.ok ? ((await answer.json()) as { data: { providerReference: string } }).data : undefined;
  };
  const decided = new Set<string>();

  async function decide(reference: string, decision: string): Promise<void> {
    const payment = await find('payment', reference);
    await fetch(`${url}/pay/${payment!.providerReference}`, { method: 'POST', body: new URLSearchParams({ decision }) });
    decided.add(reference);
  }
  const says = (reference: string, state: string, more: object = {}): Sent =>
    sign(
      JSON.stringify({
        eventId: `event-${reference}`,
        kind: 'payment',
        reference,
        providerReference: 'p',
        state,
        amount,
        currency: 'EUR',
        ...more,
      }),
    );

  return {
    identity: 'sandbox',
    url,
    connect: (at) => signedHttp({ url: at, secret }),
    methods: [
      { ...common, id: 'sandbox.deposit.card', direction: 'deposit', fields: [], isEnabled: true },
      { ...common, id: 'sandbox.withdrawal.card', direction: 'withdrawal', fields: [card], isEnabled: true },
    ],
    deposit: { method: 'sandbox.deposit.card', currency: 'EUR', amount: 50, fields: {} },
    withdrawal: { method: 'sandbox.withdrawal.card', fields: { card_number: '4242424242424242' } },
    pay: (reference) => decide(reference, 'approve'),
    fail: (reference) => decide(reference, 'decline'),
    async endPayout(reference, end) {
      const payout = await find('payout', reference);
      const decision = end === 'paid' ? 'approve' : 'refuse';
      await fetch(`${url}/decide/${payout!.providerReference}`, {
        method: 'POST',
        body: new URLSearchParams({ decision }),
        redirect: 'manual',
      });
    },
    count: async (kind, reference) => ((await find(kind, reference)) ? 1 : 0),
    async sent(reference) {
      const own = await vi.waitFor(() => {
        const found = box.sent.filter(({ body }) => body.includes(reference));
        if (decided.has(reference) && found.length === 0) throw new Error('its callback is on its way');
        return found;
      }, 5_000);
      return [says(reference, 'pending'), ...own];
    },
    forge: ({ body }) => sign(body, 'another secret'),
    stranger: async () => says('00000000-0000-7000-8000-000000000000', 'succeeded'),
    misstate: async (reference) => says(reference, 'succeeded', { amount: '5001' }),
    async close() {
      await sandbox.close();
      await box.close();
    },
  };
}

/** Takes what the provider sends to the platform and keeps it. */
async function openBox(): Promise<{ url: string; sent: Sent[]; close(): Promise<void> }> {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['x-signature']);
      sent.push({ headers: { 'content-type': 'application/json', 'x-signature': signature }, body: Buffer.concat(chunks).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"accepted":true}}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

describePaymentProvider('by the signed HTTP protocol', openStandInDriver);
