import { expect } from 'vitest';
import { missedByOurSite } from './our-site.ts';
import type { quest, questTask } from './quest-shapes.ts';
import type { Shape, TypeOf } from './shape.ts';
import { pushes, refusal, type account, type invoicePush, type message, type winner } from './shapes.ts';
import type { entryPush, leaderboardPush, tournamentPush } from './tournament-shapes.ts';

/** What a call may carry; lists and nulls go as clients of other makes send them. */
export interface Sent {
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  body?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}

export interface Push extends Partial<TypeOf<typeof leaderboardPush>> {
  channel: string;
  event: string;
  account?: TypeOf<typeof account>;
  invoice?: TypeOf<typeof invoicePush>;
  message?: TypeOf<typeof message>;
  winner?: TypeOf<typeof winner>;
  entry?: TypeOf<typeof entryPush>;
  tournament?: TypeOf<typeof tournamentPush>;
  quest?: TypeOf<typeof quest>;
  task?: TypeOf<typeof questTask>;
}

/** A line of the socket's protocol. */
interface Frame {
  id?: number;
  error?: { code: number };
  connect?: { client: string };
  push?: { channel: string; pub: { data: Omit<Push, 'channel'> } };
}

/**
 * A client that knows the wire's reference and nothing of this project: plain calls, a plain socket. It holds every answer and every push
 * against the shapes of the reference; what differs is in `deviations`, and so is what our site would miss in an answer that says no more than that.
 */
export class ForeignClient {
  readonly deviations: string[] = [];
  readonly heard: Push[] = [];
  readonly refused: string[] = [];
  token: string | undefined;
  readonly #url: string;
  #socket: WebSocket | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** The body of a success of this shape. */
  async call<T>(method: string, path: string, shape: Shape<T>, sent: Sent = {}): Promise<T> {
    const { status, body } = await this.#send(method, path, sent);
    expect([method, path, status, status === 200 ? '' : JSON.stringify(body)]).toEqual([method, path, 200, '']);
    this.deviations.push(...shape(body, `${method} ${path}`), ...missedByOurSite(method, path, shape, body));
    return body as T;
  }

  /** The error of a refusal. */
  async refuse(method: string, path: string, sent: Sent = {}) {
    const { status, body } = await this.#send(method, path, sent);
    expect(status, path).toBeGreaterThanOrEqual(400);
    this.deviations.push(...refusal(body, `${method} ${path} (${status})`));
    return { status, ...(body as TypeOf<typeof refusal>).error };
  }

  async #send(method: string, path: string, { query = {}, body, headers = {} }: Sent): Promise<{ status: number; body: unknown }> {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)] as [string, string])),
    );
    const response = await fetch(`${this.#url}/api/${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
    });
    return { status: response.status, body: await response.json() };
  }

  /** Connects with the token there is, and joins these channels. Resolves when each is joined or refused. */
  async listen(channels: readonly string[]): Promise<void> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/connection/websocket`);
    this.#socket = socket;
    const answers = new Map<number, (reply: Frame) => void>();
    const ask = (id: number, command: object) =>
      new Promise<Frame>((resolve) => {
        answers.set(id, resolve);
        socket.send(JSON.stringify({ id, ...command }));
      });
    socket.addEventListener('message', ({ data }) => {
      for (const line of String(data).split('\n')) {
        const frame = JSON.parse(line) as Frame;
        if (Object.keys(frame).length === 0) socket.send('{}');
        else if (frame.push) this.#take(frame.push.channel, frame.push.pub.data);
        else answers.get(frame.id ?? 0)?.(frame);
      }
    });
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve, { once: true });
    });
    expect(await ask(1, { connect: this.token ? { token: this.token } : {} })).toHaveProperty('connect.client');
    for (const [at, channel] of channels.entries()) {
      const reply = await ask(at + 2, { subscribe: { channel } });
      if (reply.error) this.refused.push(channel);
    }
  }

  #take(channel: string, { event, ...payload }: Omit<Push, 'channel'>): void {
    this.heard.push({ channel, event, ...payload });
    const shape = pushes[event];
    const place = `${event} on ${channel.split('#')[0]}`;
    this.deviations.push(...(shape ? shape(payload, place) : [`${place}: no such event`]));
    // Whose places these are stands beside them.
    const { tournamentId: _, ...rest } = payload;
    if (Object.keys(rest).length !== 1) this.deviations.push(`${place}: one payload expected`);
  }

  /** What was heard of this kind. */
  of(event: string): Push[] {
    return this.heard.filter((push) => push.event === event);
  }

  /** The invoices that were heard of by this event, in order. */
  invoices(event: string): TypeOf<typeof invoicePush>[] {
    return this.of(event).flatMap(({ invoice }) => (invoice ? [invoice] : []));
  }

  close(): void {
    this.#socket?.close();
  }
}
