import type { CallBody, CallData } from '@verdigale/contract';
import { toWire } from '@verdigale/money';
import { AppError, type Caller, type Kernel } from '#kernel';
import { sumOf } from '#modules/payment';
import { findExclusion, forgiveSignInTries, proveLogin } from '#modules/player';
import { payOutShutOut } from './pay-out-shut-out.ts';

/**
 * The only door that is open to a player who has excluded himself: whoever knows the password has his own money sent to where it went before,
 * and opens nothing else. Throws as a sign-in does, and notFound to somebody who can sign in.
 */
export async function payOutByLogin(
  kernel: Kernel,
  body: CallBody<'payment.invoices.payOut'>,
  caller: Caller,
): Promise<CallData<'payment.invoices.payOut'>> {
  const { known, attempt, note } = await proveLogin(kernel, body, caller, 'pay-out');
  if (!(await findExclusion(kernel.db, known.id))) throw new AppError('notFound', 'this player has not excluded himself');
  const { paid, left } = await payOutShutOut(kernel, known.id);
  await forgiveSignInTries(kernel, attempt);
  note('done');
  return {
    paid: paid.map((invoice) => {
      const { id: invoiceId, method, currency, exponent } = invoice;
      return { invoiceId, method, currency, amount: toWire(sumOf(invoice), { code: currency, exponent }) };
    }),
    left: left.map(({ sum, exponent }) => ({ currency: sum.currency, amount: toWire(sum, { code: sum.currency, exponent }) })),
  };
}
