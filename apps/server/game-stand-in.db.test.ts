import Fastify from 'fastify';
import { describeGameWallet } from '@verdigale/platform/testing/game-kit';
import { createWalletClient } from '../studio/server/wallet-client.ts';

describeGameWallet('the stand-in studio', (access) =>
  createWalletClient({
    ...access,
    // For what hangs: on a busy machine a slow answer is not a lost one.
    timeoutMs: 30_000,
    logger: Fastify({ logger: { level: 'silent' } }).log,
    stop: new AbortController().signal,
  }),
);
