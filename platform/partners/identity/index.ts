import type { IdentityConnection } from '#config';
import type { Variables } from '#config/variables.ts';
import type { Kernel } from '#kernel';
import { readOne, type Adapter } from '../adapter.ts';
import type { IdentityCheck } from './port.ts';
import { sumsubAdapter } from './sumsub/index.ts';

/** Every identity check there is: a new one is a folder beside this and its name here. */
const adapters: readonly Adapter<IdentityCheck, IdentityConnection>[] = [sumsubAdapter];

export const readIdentityCheck = (variables: Variables): IdentityConnection | null => readOne(adapters, variables);

/** The configured identity check, or null. */
export function identityCheck({ config, clock }: Pick<Kernel, 'config' | 'clock'>): IdentityCheck | null {
  return config.partners.identityCheck?.open(clock) ?? null;
}
