import type { RawData, WebSocket } from 'ws';
import { newId, type Admission, type Database, type Logger, type Principal } from '#kernel';
import { channelRefusal, hasHistory, isVolatile } from './channels.ts';
import type { Hub } from './hub.ts';
import {
  disconnects,
  parseFrame,
  replyErrors,
  type Command,
  type Disconnect,
  type HistoryRequest,
  type ReplyError,
  type SubscribeRequest,
} from './protocol.ts';
import { readHistory } from './read-history.ts';
import { subscribe, type Subscription } from './subscription.ts';
import type { VolatileHub } from './volatile-hub.ts';

export const pingSeconds = 25;
const pongGraceMs = 10_000;
const connectGraceMs = 10_000;
/** After the token's end, for a refresh that is under way. */
const expiryGraceMs = 25_000;
/** `setTimeout` fires at once beyond 2^31 ms. */
const longestTimerMs = 2 ** 31 - 1;
const maxSubscriptions = 64;
const maxBufferedBytes = 1024 * 1024;
/** With more unsent than this a socket misses prices: newer ones follow. */
const volatileBufferedBytes = 128 * 1024;

/** `expired` lets the client come back with a new token; `invalid` does not. */
export type VerifyToken = (token: string) => Promise<Principal | 'expired' | 'invalid'>;

export interface ConnectionContext {
  db: Database;
  hub: Hub;
  volatile: VolatileHub;
  log: Logger;
  verify: VerifyToken;
  admission: Admission;
  /** Whose lines these are until somebody signs in on the socket. */
  visitor: string;
  now(): number;
}

/** One client's socket: the protocol's state, from the connect command to the close. */
export class Connection {
  readonly id = newId();
  principal: Principal | null = null;
  readonly #socket: WebSocket;
  readonly #context: ConnectionContext;
  readonly #subscriptions = new Map<string, Subscription>();
  #isConnected = false;
  #awaitsPongSince: number | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  readonly #openedAt = performance.now();

  constructor(socket: WebSocket, context: ConnectionContext) {
    this.#socket = socket;
    this.#context = context;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : textOf(data)));
    // Pings and pongs of the WebSocket itself cost what a line does, since each ping asks for an answer. A client that floods is not told to go, but
    // cut off.
    for (const kind of ['ping', 'pong'] as const) socket.on(kind, () => void (this.#mayTakeOneMore() || socket.terminate()));
    socket.on('close', () => this.#release());
    socket.on('error', () => socket.terminate());
  }

  /** Called once a ping interval: pings, and drops those who were silent or never connected. */
  beat(): void {
    // By a clock that never steps, since a client that was told `stale` does not come back.
    const now = performance.now();
    if (!this.#isConnected) {
      if (now - this.#openedAt > connectGraceMs) this.disconnect(disconnects.stale);
      return;
    }
    if (this.#awaitsPongSince !== undefined && now - this.#awaitsPongSince > pongGraceMs) {
      this.disconnect(disconnects.noPong);
      return;
    }
    this.#awaitsPongSince ??= now;
    this.#send('{}');
  }

  disconnect([code, reason]: Disconnect): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  #receive(frame: string | null): void {
    // Whoever was told to go is not read any more, however much is still under way.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const commands = frame === null ? null : parseFrame(frame);
    if (!commands) return this.disconnect(disconnects.badRequest);
    for (const command of commands) {
      if (!this.#mayTakeOneMore()) return this.disconnect(disconnects.tooManyErrors);
      if (Object.keys(command).length === 0) {
        this.#awaitsPongSince = undefined;
        continue;
      }
      // One after another: a subscribe that follows a connect in the same frame finds it done.
      this.#work = this.#work
        .then(() => this.#handle(command))
        .catch((error: unknown) => {
          this.#context.log.error({ err: error }, 'a socket command failed');
          this.#refuse(command, replyErrors.internal);
        });
    }
  }

  #mayTakeOneMore(): boolean {
    const { admission, visitor } = this.#context;
    return admission.tryTake('socketLines', this.principal?.playerId ?? visitor) === 0;
  }

  async #handle(command: Command): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (command.connect) return this.#connect(command, command.connect.token);
    if (!this.#isConnected) return this.disconnect(disconnects.badRequest);
    if (command.subscribe) return this.#subscribe(command, command.subscribe);
    if (command.unsubscribe) return this.#unsubscribe(command, command.unsubscribe.channel);
    if (command.refresh) return this.#refresh(command, command.refresh.token);
    if (command.history) return this.#history(command, command.history);
    this.#refuse(command, replyErrors.notAvailable);
  }

  async #connect(command: Command, token?: unknown): Promise<void> {
    if (this.#isConnected) return this.disconnect(disconnects.badRequest);
    if (token !== undefined && token !== '') {
      const verified = typeof token === 'string' ? await this.#context.verify(token) : 'invalid';
      if (verified === 'expired') return this.#refuse(command, replyErrors.tokenExpired);
      if (verified === 'invalid') return this.disconnect(disconnects.invalidToken);
      // Closed meanwhile: a timer would keep it until the token's end.
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      this.principal = verified;
    }
    this.#isConnected = true;
    this.#reply(command, 'connect', { client: this.id, version: '', ping: pingSeconds, pong: true, ...this.#watchExpiry() });
  }

  async #refresh(command: Command, token: unknown): Promise<void> {
    const verified = typeof token === 'string' ? await this.#context.verify(token) : 'invalid';
    if (verified === 'expired') return this.#refuse(command, replyErrors.tokenExpired);
    if (verified === 'invalid' || verified.playerId !== this.principal?.playerId) return this.disconnect(disconnects.invalidToken);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.principal = verified;
    this.#reply(command, 'refresh', { client: this.id, version: '', ...this.#watchExpiry() });
  }

  #watchExpiry(): { expires: boolean; ttl?: number } {
    clearTimeout(this.#expiry);
    if (!this.principal) return { expires: false };
    const left = Math.max(1, this.principal.expiresAt - Math.floor(this.#context.now() / 1000));
    this.#expiry = setTimeout(() => this.disconnect(disconnects.expired), Math.min(left * 1000 + expiryGraceMs, longestTimerMs));
    return { expires: true, ttl: Math.min(left, Math.floor(longestTimerMs / 1000)) };
  }

  async #subscribe(command: Command, request: SubscribeRequest): Promise<void> {
    const { channel } = request;
    if (typeof channel !== 'string' || channel.length > 255) return this.#refuse(command, replyErrors.badRequest);
    if (this.#subscriptions.has(channel)) return this.#refuse(command, replyErrors.alreadySubscribed);
    if (this.#subscriptions.size >= maxSubscriptions) return this.#refuse(command, replyErrors.limitExceeded);
    const refusal = channelRefusal(channel, this.principal?.playerId ?? null);
    if (refusal) return this.#refuse(command, refusal);
    const subscription = isVolatile(channel)
      ? await this.#context.volatile.subscribe(channel, (frame) => this.#sendVolatile(frame))
      : await this.#join(request);
    if (this.#socket.readyState !== this.#socket.OPEN) return subscription.leave();
    this.#subscriptions.set(channel, subscription);
    this.#reply(command, 'subscribe', subscription.result);
    subscription.open();
  }

  #join({ channel, recover, offset, epoch = '' }: SubscribeRequest): Promise<Subscription> {
    const { db, hub } = this.#context;
    const from = Number.isSafeInteger(offset) && offset! >= 0 ? offset : 0;
    return subscribe(db, hub, { channel, recover: recover === true, offset: from, epoch }, (frame) => this.#send(frame));
  }

  async #history(command: Command, request: HistoryRequest): Promise<void> {
    const { channel } = request;
    if (typeof channel !== 'string' || !hasHistory(channel)) return this.#refuse(command, replyErrors.notAvailable);
    this.#reply(command, 'history', await readHistory(this.#context.db, request));
  }

  #unsubscribe(command: Command, channel: string): void {
    this.#leave(channel);
    this.#reply(command, 'unsubscribe', {});
  }

  #leave(channel: string): void {
    const subscription = this.#subscriptions.get(channel);
    this.#subscriptions.delete(channel);
    subscription?.leave();
  }

  #release(): void {
    clearTimeout(this.#expiry);
    for (const channel of this.#subscriptions.keys()) this.#leave(channel);
  }

  #reply(command: Command, kind: string, result: object): void {
    this.#send(JSON.stringify({ id: command.id, [kind]: result }));
  }

  #refuse(command: Command, error: ReplyError): void {
    this.#send(JSON.stringify({ id: command.id, error }));
  }

  #sendVolatile(frame: string): void {
    if (this.#socket.bufferedAmount <= volatileBufferedBytes) this.#send(frame);
  }

  #send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > maxBufferedBytes) return this.disconnect(disconnects.slow);
    this.#socket.send(frame);
  }
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}
