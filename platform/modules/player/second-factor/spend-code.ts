import type { Kernel, Transaction } from '#kernel';
import { spendAppCode } from './authenticator-app.ts';
import { emitFactorChanged } from './factor-changed.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** As the app shows it: `123 456`. */
const digitsOf = (code: string) => code.replaceAll(/\s/g, '');

/** Uses up a code of the app or a recovery code, and notifies the player of the latter; false if it is neither. */
export async function spendCode(tx: Transaction, kernel: Kernel, playerId: string, code: string): Promise<boolean> {
  const digits = digitsOf(code);
  if (/^\d{6}$/.test(digits)) return spendAppCode(tx, kernel, playerId, digits);
  const isTaken = await spendRecoveryCode(tx, kernel, playerId, code);
  if (isTaken) emitFactorChanged(tx, kernel, playerId, 'used');
  return isTaken;
}
