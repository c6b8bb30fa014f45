import { recordLogger } from '@verdigale/stand-in/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformDouble } from '../testing/platform-double.ts';
import { createWalletClient, type WalletClient } from './wallet-client.ts';

let platform: PlatformDouble;
const stopping = new AbortController();

const clientWith = (secret: string, { platformUrl = platform.url, timeoutMs = 5_000 } = {}): WalletClient =>
  createWalletClient({
    platformUrl,
    providerIdentity: 'verdigale-studio',
    secret,
    timeoutMs,
    clock: { now: () => new Date() },
    logger: recordLogger().logger,
    stop: stopping.signal,
  });

beforeEach(async () => {
  platform = new PlatformDouble();
  await platform.start();
});
afterEach(() => platform.stop());

describe('a wallet call', () => {
  it('is signed so that the platform believes it', async () => {
    expect(await clientWith(platform.secret).call('balance', { token: platform.token })).toMatchObject({
      kind: 'done',
      data: { balance: '10000' },
    });
    expect(await clientWith('wrong').call('balance', { token: platform.token })).toMatchObject({ kind: 'refused', code: 15001 });
  });

  it('carries the real balance of a refusal', async () => {
    platform.script('bet', { refuse: 15004, status: 409 });
    expect(await clientWith(platform.secret).call('bet', { token: platform.token })).toEqual({
      kind: 'refused',
      code: 15004,
      balance: 10_000n,
      maxStake: null,
    });
  });

  it.each(['lose', 'drop', 'hang', 'fail', 'garble'] as const)('counts as lost when nobody knows what was booked: %s', async (fault) => {
    platform.script('balance', fault);
    expect(
      await clientWith(platform.secret, { timeoutMs: fault === 'hang' ? 150 : 5_000 }).call('balance', { token: platform.token }),
    ).toMatchObject({ kind: 'lost' });
  });

  it.each([408, 429, 500, 502, 503])('counts as lost with status %i, whatever the body says', async (status) => {
    platform.script('balance', { refuse: 15004, status });
    expect(await clientWith(platform.secret).call('balance', { token: platform.token })).toMatchObject({ kind: 'lost' });
  });

  it('counts as lost when nobody listens', async () => {
    expect(await clientWith('any', { platformUrl: 'http://127.0.0.1:9' }).call('balance', { token: 't' })).toMatchObject({ kind: 'lost' });
  });
});
