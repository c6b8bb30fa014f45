import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSignature, signatureHeader } from '@verdigale/partner-wire/signature';

/**
 * What the double does with one call instead of answering it: `lose` books and cuts the line, `drop` cuts the line before booking, `hang` books and
 * never answers, `fail` answers 500 without booking, `garble` books and answers nonsense, `after` books at once and answers as usual then.
 */
export type Fault = 'lose' | 'drop' | 'hang' | 'fail' | 'garble' | { refuse: number; status: number } | { after: Promise<void> };

export interface RecordedCall {
  operation: string;
  body: Record<string, unknown>;
}

interface Booked {
  kind: string;
  amount: bigint;
  roundId: string;
}

/**
 * The platform's side of the seamless wallet as the protocol describes it, for tests of the studio's side: one player, one
 * token, idempotent by transaction id, with scripted faults. It shares only the signing code with either side.
 */
export class PlatformDouble {
  readonly secret = 'double-secret';
  readonly token = 'game-token-1';
  balance = 10_000n;
  /** The most that one bet may be, where anything limits it. */
  maxStake: bigint | null = null;
  /** The most that a further bet of a round may be, where anything limits it. */
  maxStakeOfRound: bigint | null = null;
  isFeatureBuyAllowed = true;
  leastRoundMs = 0;
  /** Further players: their balances by their tokens, which are their player ids too. */
  readonly guests = new Map<string, bigint>();
  /** The games of further players' tokens, where they were given for another one. */
  readonly guestGames = new Map<string, string>();
  currency = 'EUR';
  playerId = 'player-7';
  isTokenValid = true;
  /** The game that the token was given for, by its code. */
  gameIdentity = 'copper-canyon';
  /** What the brand calls it, where that is another name. */
  catalogueIdentity: string | null = null;
  readonly calls: RecordedCall[] = [];
  readonly booked = new Map<string, Booked>();
  readonly rolledBack = new Set<string>();
  readonly closedRounds = new Set<string>();
  url = '';
  readonly #faults: { operation: string; fault: Fault }[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The next calls of an operation meet these faults, one each. */
  script(operation: string, ...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ operation, fault })));
  }

  callsOf(operation: string): Record<string, unknown>[] {
    return this.calls.filter((call) => call.operation === operation).map((call) => call.body);
  }

  /** Bets less rollbacks and wins, as the books show it. */
  get netOfBooks(): bigint {
    let net = 0n;
    for (const each of this.booked.values()) net += each.kind === 'bet' ? -each.amount : each.amount;
    return net;
  }

  /** Books a call of which the studio knows nothing, as of a process that died over it. */
  book(operation: string, body: Record<string, unknown>): void {
    this.#book(operation, { token: this.token, ...body });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    const operation = (request.url ?? '').replace('/partners/games/verdigale-studio/', '');
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const refuse = (status: number, code: number, more: object = {}): void =>
      send(status, { error: { code, message: 'no', fields: {}, ...more } });
    if (checkSignature(this.secret, request.headers[signatureHeader], raw, new Date()) !== 'valid') return refuse(401, 15001);
    const body = JSON.parse(raw) as Record<string, unknown>;
    this.calls.push({ operation, body });

    const index = this.#faults.findIndex((each) => each.operation === operation);
    const fault = index === -1 ? null : (this.#faults.splice(index, 1)[0]?.fault ?? null);
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'fail') return send(500, { error: { code: 1500, message: 'boom', fields: {} } });
    if (fault && typeof fault === 'object' && 'refuse' in fault)
      return refuse(fault.status, fault.refuse, { balance: this.balance.toString() });
    const [status, reply] = this.#book(operation, body);
    if (fault === 'lose') return void request.socket.destroy();
    if (fault === 'garble') return void response.writeHead(200).end('<html>');
    if (fault === 'hang') return;
    if (fault && typeof fault === 'object') await fault.after;
    send(status, reply);
  }

  #book(operation: string, body: Record<string, unknown>): [number, unknown] {
    const token = String(body.token);
    const balance = (): bigint => this.guests.get(token) ?? this.balance;
    const move = (amount: bigint): void => {
      if (this.guests.has(token)) this.guests.set(token, balance() + amount);
      else this.balance += amount;
    };
    const limit = (): object => (this.maxStake === null ? {} : { maxStake: this.maxStake.toString() });
    const error = (status: number, code: number): [number, unknown] => [
      status,
      { error: { code, message: 'no', fields: {}, balance: balance().toString(), ...limit() } },
    ];
    const done = (more: object = {}): [number, unknown] => [
      200,
      { data: { balance: balance().toString(), currency: this.currency, transactionId: 'p1', ...limit(), ...more } },
    ];
    const id = String(body.transactionId);
    const roundId = String(body.roundId);
    const earlier = this.booked.get(id);
    if (earlier) return done();
    const isKnown = this.guests.has(token) || (this.isTokenValid && token === this.token);
    if (['authenticate', 'balance', 'bet'].includes(operation) && !isKnown) return error(401, 15003);
    switch (operation) {
      case 'authenticate':
        return done({
          playerId: this.guests.has(token) ? token : this.playerId,
          sessionId: 's1',
          gameIdentity: this.catalogueIdentity ?? this.guestGames.get(token) ?? this.gameIdentity,
          gameCode: this.guestGames.get(token) ?? this.gameIdentity,
          exponent: 2,
          locale: 'en',
          nickname: null,
          mode: 'real',
          isFeatureBuyAllowed: this.isFeatureBuyAllowed,
          leastRoundMs: this.leastRoundMs,
        });
      case 'balance':
        return done();
      case 'bet': {
        const amount = BigInt(String(body.amount));
        if (this.rolledBack.has(id)) return error(409, 15006);
        if (amount > balance()) return error(409, 15004);
        if (this.maxStake !== null && amount > this.maxStake) return error(409, 15011);
        move(-amount);
        this.booked.set(id, { kind: 'bet', amount, roundId });
        return done(this.maxStakeOfRound === null ? {} : { maxStakeOfRound: this.maxStakeOfRound.toString() });
      }
      case 'win': {
        if (!this.booked.has(String(body.betTransactionId))) return error(404, 15007);
        const amount = BigInt(String(body.amount));
        move(amount);
        this.booked.set(id, { kind: 'win', amount, roundId });
        if (body.isFinal) this.closedRounds.add(roundId);
        return done();
      }
      case 'rollback': {
        const bet = this.booked.get(String(body.betTransactionId));
        this.rolledBack.add(String(body.betTransactionId));
        if (bet) move(bet.amount);
        this.booked.set(id, { kind: 'rollback', amount: bet?.amount ?? 0n, roundId });
        return done();
      }
      case 'finish':
        this.closedRounds.add(roundId);
        return done();
      default:
        return error(404, 15007);
    }
  }
}
