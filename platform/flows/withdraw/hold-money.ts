import { invoiceType } from '@verdigale/contract';
import { negate, type Money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { insertInvoice, viewInvoicePush, type InvoiceRow, type Method } from '#modules/payment';
import { insertReview, type Verdict } from '#modules/risk';
import { postTransfer, type LockedAccount } from '#modules/wallet';

interface Asked extends Verdict {
  method: Method;
  sum: Money;
  fields: Record<string, string>;
}

/** Creates the withdrawal: moves its sum to the pending pocket and stores what the rules noticed. The caller has made all checks. */
export function holdMoney(
  tx: Transaction,
  hands: Pick<Kernel, 'clock' | 'events'>,
  account: LockedAccount,
  { method, sum, fields, reasons, isHeld }: Asked,
): InvoiceRow {
  const { playerId } = account;
  const invoice = insertInvoice(tx, {
    playerId,
    accountId: account.id,
    type: invoiceType.withdrawal,
    ...sum,
    exponent: account.exponent,
    method: method.id,
    methodName: method.names.en ?? method.id,
    provider: method.provider,
    fields,
    createdAt: hands.clock.now(),
  });
  postTransfer(tx, hands, account, {
    kind: 'withdrawal-hold',
    reference: invoice.id,
    changes: { real: negate(sum), pending: sum },
    counterparty: null,
  });
  if (isHeld || reasons.length > 0)
    tx.write(
      insertReview({ invoiceId: invoice.id, playerId, reasons, status: isHeld ? 'waiting' : 'noted', createdAt: invoice.createdAt }),
    );
  hands.events.emit(tx, { topic: 'invoice.withdrawal.created', playerId, payload: { invoice: viewInvoicePush(invoice) } });
  return invoice;
}
