import type { Connection } from '#config';
import type { Variables } from '#config/variables.ts';
import { AppError, type Kernel } from '#kernel';
import { readOne, type Adapter } from '../adapter.ts';
import type { ExclusionRegister } from './port.ts';
import { signedRegisterAdapter } from './signed-http/index.ts';

export type { ExclusionRegister, Listing, Person } from './port.ts';

/** Every national register there is: a new one is a folder beside this and its name here. */
const adapters: readonly Adapter<ExclusionRegister>[] = [signedRegisterAdapter];

export const readRegister = (variables: Variables): Connection<ExclusionRegister> | null => readOne(adapters, variables);

/** The configured register. Throws registerUnavailable without one: nobody is let in unchecked where the law wants the register asked. */
export function exclusionRegister({ config, clock }: Pick<Kernel, 'config' | 'clock'>): ExclusionRegister {
  const connection = config.partners.register;
  if (!connection) throw new AppError('registerUnavailable', 'no register of self-exclusion is set up');
  return connection.open(clock);
}
