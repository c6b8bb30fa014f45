import { invoiceStatus, invoiceType } from '@verdigale/contract';
import type { InvoiceRow } from '#modules/payment';
import type { PaymentTransfer } from '#modules/wallet';
import { everything, type Finding } from '#modules/reconcile';

/** What a kind of transfer must have done in all: to the player's pockets together, and to `pending` alone. */
interface Sum {
  total: bigint;
  pending: bigint;
}

const { success, rejected } = invoiceStatus;

/** What the books must hold for an invoice, by kind of transfer; a kind that is not named must not be there. */
function expected({ type, status, amount, held, returned }: InvoiceRow): Partial<Record<PaymentTransfer['kind'], Sum>> {
  if (type === invoiceType.deposit) {
    return {
      ...(status === success ? { deposit: { total: amount, pending: 0n } } : {}),
      ...(held > 0n ? { 'deposit-hold': { total: held, pending: 0n } } : {}),
      ...(returned > 0n ? { 'deposit-return': { total: -returned, pending: 0n } } : {}),
    };
  }
  return {
    'withdrawal-hold': { total: 0n, pending: amount },
    ...(status === success ? { 'withdrawal-pay': { total: -amount, pending: -amount } } : {}),
    ...(status === rejected ? { 'withdrawal-return': { total: 0n, pending: -amount } } : {}),
  };
}

/** Compares an invoice with the transfers on its account that name it. */
export function compareInvoice(invoice: InvoiceRow, transfers: readonly PaymentTransfer[]): Finding[] {
  const { id: subject, currency, provider } = invoice;
  const finding = (details: string): Finding => ({ kind: 'invoice: books', subject, details, currency, provider });
  const wanted = expected(invoice);
  const kinds = new Set([...transfers.map(({ kind }) => kind), ...(Object.keys(wanted) as PaymentTransfer['kind'][])]);
  const sums = [...kinds].flatMap((kind) => {
    const booked = sumOf(transfers.filter((each) => each.kind === kind));
    const right = wanted[kind] ?? { total: 0n, pending: 0n };
    if (booked.total === right.total && booked.pending === right.pending) return [];
    return [finding(`status ${invoice.status}: ${kind} is booked with ${show(booked)}, should be ${show(right)}`)];
  });
  const strange = transfers.filter((each) => each.currency !== currency || ![null, `payment:${provider}`].includes(each.counterparty));
  return [...sums, ...strange.map((each) => finding(`${each.kind} is booked in ${each.currency} against ${each.counterparty}`))];
}

/** A transfer that no invoice of its account explains. */
export function orphan({ id, kind, invoiceId, currency }: PaymentTransfer): Finding {
  return { kind: 'invoice: missing', subject: id, details: `${kind} names ${invoiceId}`, currency, provider: everything };
}

function sumOf(transfers: readonly PaymentTransfer[]): Sum {
  return transfers.reduce((sum, each) => ({ total: sum.total + each.total, pending: sum.pending + each.pending }), {
    total: 0n,
    pending: 0n,
  });
}

const show = ({ total, pending }: Sum) => `${total} (pending ${pending})`;
