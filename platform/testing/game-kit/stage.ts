import type { AddressInfo } from 'node:net';
import { provider, launchTestPlayer, type LaunchedPlayer } from '../../flows/game-wallet/testing.ts';
import { checkBooks } from '#modules/wallet';
import { openGate, type Gate } from '../gate.ts';
import { gameSecret } from '../config.ts';
import { createTestPlatform, type TestPlatform } from '../index.ts';
import type { WalletAccess } from './wallet-end.ts';

/** The platform behind a gate, on a clock that the test moves. */
export interface GameStage extends Pick<TestPlatform, 'kernel' | 'clock'> {
  gate: Gate;
  /** What the provider is given. */
  access: WalletAccess;
  /** A new player with money in minor units of EUR, in a launched game of the provider. */
  launchPlayer(balance?: bigint): Promise<LaunchedPlayer>;
  checkBooks(): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openGameStage(): Promise<GameStage> {
  const platform = await createTestPlatform();
  const { kernel, clock, app } = platform;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const gate = await openGate(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  return {
    kernel,
    clock,
    gate,
    access: { platformUrl: gate.url, providerIdentity: provider, secret: gameSecret, clock },
    launchPlayer: (balance = 10_000n) => launchTestPlayer(platform, { balance }),
    checkBooks: () => checkBooks(kernel.db),
    async close() {
      await gate.close();
      app.server.closeAllConnections();
      await platform[Symbol.asyncDispose]();
    },
  };
}
