import type { PasskeyAnswer } from '@verdigale/contract';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { checkPasskey, wrongPasskey, type CheckedPasskey } from './check-passkey.ts';
import { usePasskey } from './second-factor.sql.ts';
import { spendCode } from './spend-code.ts';

/** What somebody gives to prove to be the player: one or the other. */
export interface Given {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** A factor that is used up with a transaction. */
export type Proof = { code: string } | { passkey: CheckedPasskey };

/** Looks at what was given, before the transaction that uses it. Throws invalid (code, passkey). */
export async function readProof(kernel: Kernel, playerId: string, { code, passkey }: Given, challenge: string): Promise<Proof> {
  if (passkey) return { passkey: await checkPasskey(kernel, playerId, { challenge, answer: passkey }) };
  if (code === undefined) throw AppError.invalid('code', 'is required');
  return { code };
}

/** Uses it up. Throws invalid (code, passkey) for a wrong code, and for the second use of anything. */
export async function spendProof(tx: Transaction, kernel: Kernel, playerId: string, proof: Proof): Promise<void> {
  if ('code' in proof) {
    if (!(await spendCode(tx, kernel, playerId, proof.code))) throw AppError.invalid('code', 'This code is wrong, too old or was used');
  } else if (!(await tx.maybe(usePasskey(proof.passkey.id, proof.passkey.counter, kernel.clock.now())))) throw wrongPasskey();
}
