import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../sandbox/stand-in.ts';

export type WalletOperation = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'finish';

/**
 * What became of a wallet call. `refused`: the platform answered that it did nothing. `lost`: nobody knows whether the
 * platform acted, so only the same call again, or its opposite, is safe.
 */
export type WalletReply =
  | { kind: 'done'; data: Record<string, unknown> }
  | { kind: 'refused'; code: number; balance: bigint | null }
  | { kind: 'lost'; reason: string };

export type WalletClient = {
  call(operation: WalletOperation, body: Record<string, unknown> & { token: string }): Promise<WalletReply>;
};

export type WalletClientOptions = {
  platformUrl: string;
  providerIdentity: string;
  secret: string;
  timeoutMs: number;
  clock: Clock;
  logger: FastifyBaseLogger;
  /** Ends every call under way, whose replies then count as lost. */
  stop: AbortSignal;
};

/** The studio's end of the seamless wallet: signs, sends and sorts the replies. It never repeats a call by itself. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  const base = `${options.platformUrl}/partners/games/${options.providerIdentity}`;
  return {
    async call(operation, body) {
      const startedAt = performance.now();
      const reply = await send(`${base}/${operation}`, JSON.stringify(body), options);
      const { roundId, transactionId } = body;
      const outcome = reply.kind === 'refused' ? reply.code : reply.kind === 'lost' ? reply.reason : 'done';
      const level = reply.kind === 'lost' ? 'warn' : 'debug';
      options.logger[level]({ operation, roundId, transactionId, outcome, ms: Math.round(performance.now() - startedAt) }, 'wallet call');
      return reply;
    },
  };
}

async function send(url: string, rawBody: string, options: WalletClientOptions): Promise<WalletReply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: rawBody,
      headers: { 'content-type': 'application/json', [signatureHeader]: signText(options.secret, rawBody, options.clock.now()) },
      redirect: 'error',
      signal: AbortSignal.any([options.stop, AbortSignal.timeout(options.timeoutMs)]),
    });
    return sort(response.status, await response.text());
  } catch (error) {
    return { kind: 'lost', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

/** A refusal counts only in the platform's own words: a proxy's 404 or a rate limit says nothing about the money. */
function sort(status: number, text: string): WalletReply {
  const body = parseObject(text);
  const data = body?.data;
  if (status === 200 && isObject(data)) return { kind: 'done', data };
  const error = body?.error;
  if (status >= 400 && status < 500 && status !== 408 && status !== 429 && isObject(error) && typeof error.code === 'number') {
    return { kind: 'refused', code: error.code, balance: readAmount(error.balance) };
  }
  return { kind: 'lost', reason: `status ${status}` };
}

/** An amount of the wallet protocol: a string of minor units; null when it is not one. */
export function readAmount(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d{1,38}$/.test(value) ? BigInt(value) : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
