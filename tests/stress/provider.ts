import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { paymentCallbackPath } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';
import {
  answerOf,
  changeEntry,
  createProviderBooks,
  type Creation,
  type Entry,
  type EntryChange,
  type Habit,
  type ProviderBooks,
} from './provider-books.ts';

const secret = 'payment secret';
const retryAfterMs = 100;

/** How a provider can be worse than away: it takes a call and says nothing, says it too late, or says half of it. */
export type Trouble = 'silent' | 'slow' | 'half';
/** The platform gives up after five seconds. */
const slowMs = 6_000;

/** The payment provider of the signed HTTP protocol, with books that the platform never sees: what really was paid. */
export interface Provider {
  url: string;
  habits: Map<string, Habit>;
  entries(): { plan: string; entry: Entry }[];
  /** By plan or by reference. */
  entryOf(name: string): Entry | undefined;
  /** Changes an entry and gives the report of it, to be sent or not. */
  change(entry: Entry, changes: EntryChange): object;
  /** Sends a report until the platform takes or refuses it; answers the status. */
  notify(report: object): Promise<number>;
  /** What is wrong with its answers from now on. What it left open is broken off when nothing is wrong any more. */
  trouble(kind: Trouble | undefined): void;
  /** How many callbacks were answered. */
  readonly answered: number;
  close(): Promise<void>;
}

export async function openProvider({ address, now }: { address(): Promise<string>; now(): Date }): Promise<Provider> {
  const books = createProviderBooks({ notify });
  let answered = 0;
  let trouble: Trouble | undefined;
  const unanswered = new Set<ServerResponse>();

  async function notify(report: object): Promise<number> {
    const payload = JSON.stringify(report);
    for (;;) {
      const status = await fetch((await address()) + paymentCallbackPath('sandbox'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signText(secret, payload, now()) },
        body: payload,
      }).then(
        async (response) => (await response.body?.cancel(), response.status),
        () => 0,
      );
      // 401: the clock jumped while it was on its way.
      if (status !== 0 && status < 500 && status !== 401) {
        answered += 1;
        return status;
      }
      await delay(retryAfterMs);
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const now = trouble;
    if (now) unanswered.add(response);
    if (now === 'silent') return;
    // A platform that is killed while it asks has nobody left to answer.
    const { status, body } = await answer(books, request).catch(() => ({ status: 500, body: {} }));
    if (now === 'slow') await delay(slowMs);
    if (response.destroyed) return;
    const text = JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    if (now === 'half') response.write(text.slice(0, text.length / 2));
    else response.end(text);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    habits: books.habits,
    entries: books.entries,
    entryOf: books.entryOf,
    change: changeEntry,
    notify,
    trouble(kind) {
      trouble = kind;
      if (kind) return;
      for (const response of unanswered) response.destroy();
      unanswered.clear();
    },
    get answered() {
      return answered;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(books: ProviderBooks, request: IncomingMessage): Promise<{ status: number; body: object }> {
  const { pathname, searchParams } = new URL(request.url!, 'http://provider.test');
  const [, , kinds, reference] = pathname.split('/');
  // It cancels nothing and sends nothing back: what was given up may be paid all the same.
  if (kinds !== 'payments' && kinds !== 'payouts') return { status: 404, body: {} };
  const kind = kinds === 'payments' ? 'payment' : 'payout';
  if (request.method === 'POST') {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const entry = await books.create(kind, JSON.parse(text) as Creation);
    return entry ? { status: 201, body: { data: answerOf(entry) } } : { status: 422, body: {} };
  }
  if (reference) {
    const found = books.find(kind, reference);
    return found ? { status: 200, body: { data: answerOf(found) } } : { status: 404, body: {} };
  }
  const [from, to] = [new Date(searchParams.get('from')!), new Date(searchParams.get('to')!)];
  const listed = books.entries().filter(({ entry }) => entry.kind === kind && entry.changedAt >= from && entry.changedAt <= to);
  return { status: 200, body: { data: listed.map(({ entry }) => answerOf(entry)) } };
}
