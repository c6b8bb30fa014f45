import Fastify from 'fastify';
import { describeGameWallet } from '@verdigale/platform/testing/game-kit';
import { createWalletClient } from '../studio/server/wallet-client.ts';

describeGameWallet('the stand-in studio', (access) =>
  createWalletClient({
    ...access,
    timeoutMs: 4_000,
    logger: Fastify({ logger: { level: 'silent' } }).log,
    stop: new AbortController().signal,
  }),
);
