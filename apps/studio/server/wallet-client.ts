import { gameWalletPath, readWalletReply, type GameWalletOperation, type WalletReply } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import type { Clock } from '@verdigale/stand-in';
import type { FastifyBaseLogger } from 'fastify';

export interface WalletClient {
  call(operation: GameWalletOperation, body: Record<string, unknown> & { token: string }): Promise<WalletReply>;
}

export interface WalletClientOptions {
  platformUrl: string;
  providerIdentity: string;
  secret: string;
  timeoutMs: number;
  clock: Clock;
  logger: FastifyBaseLogger;
  /** Aborts every call under way; their replies then count as lost. */
  stop: AbortSignal;
}

/** The studio's client of the seamless wallet: signs, sends and classifies replies. It never repeats a call by itself. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  return {
    async call(operation, body) {
      const startedAt = performance.now();
      const reply = await send(options.platformUrl + gameWalletPath(options.providerIdentity, operation), JSON.stringify(body), options);
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
    return readWalletReply(response.status, await response.text());
  } catch (error) {
    return { kind: 'lost', reason: error instanceof Error ? error.name : 'unknown' };
  }
}
