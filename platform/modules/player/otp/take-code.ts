import { AppError, visitorOf, type Kernel, type Transaction } from '#kernel';
import { hashCode, type CodeSubject } from './one-time-code.ts';
import { markCodeUsed, tryCode } from './one-time-code.sql.ts';

/**
 * By the visitor who asked for the code, and by all others together: somebody else's guesses keep nobody out. With five codes an hour, all those
 * guesses together hit a code once in twenty thousand hours.
 */
const maxWrong = 5;

/** A code that was checked and is not used up yet. */
export interface CheckedCode {
  id: string;
}

const wrong = () => new AppError('codeInvalid', 'this code is wrong, used, too old or was tried too often');

/**
 * Checks a code against the newest one that was sent for this phone and reason. Every wrong one counts, even if the rest fails, so it runs outside
 * of the transaction that follows; a right one does not, or what `otp/verify` has called right could be refused by the registration. Throws codeInvalid.
 */
export async function checkCode(kernel: Kernel, subject: CodeSubject, code: string, ip: string): Promise<CheckedCode> {
  const guess = { ...subject, codeHash: hashCode(kernel, subject, code), visitor: visitorOf(ip) };
  const known = await kernel.db.maybe(tryCode(guess, kernel.clock.now(), maxWrong));
  if (!known?.isRight) throw wrong();
  return { id: known.id };
}

/** Uses a checked code up, with what it allows in the same transaction. Throws codeInvalid for the second of two at once. */
export async function spendCode(tx: Transaction, { clock }: Kernel, { id }: CheckedCode): Promise<void> {
  if (!(await tx.maybe(markCodeUsed(id, clock.now())))) throw wrong();
}
