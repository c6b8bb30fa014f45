import type { Connections } from '#config';
import type { Variables } from '#config/variables.ts';
import type { Kernel } from '#kernel';
import { readAll, type Adapter } from '../adapter.ts';
import type { GameProvider } from './port.ts';
import { seamlessWalletAdapter } from './seamless-wallet/index.ts';

export type { FreeRounds, GameProvider, Launch, OfferedStakes } from './port.ts';

/** Every way to reach a game provider: a new one is a folder beside these and its name here. */
const adapters: readonly Adapter<GameProvider>[] = [seamlessWalletAdapter];

export const readGameProviders = (variables: Variables): Connections<GameProvider> => readAll(adapters, variables);

/** The configured provider of this identity, if there is one. */
export function gameProvider({ config, clock }: Pick<Kernel, 'config' | 'clock'>, identity: string): GameProvider | undefined {
  const { game } = config.partners;
  return Object.hasOwn(game, identity) ? game[identity]!.open(clock) : undefined;
}
