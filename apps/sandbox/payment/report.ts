import type { PaymentAnswer } from '@verdigale/partner-wire';
import { hasPage } from './channels.ts';
import { confirmationsNeeded, type Payment } from './payment.ts';

/** What the provider says of a payment, in the words of the protocol: in callbacks and when it is asked. */
export function reportOf(payment: Payment) {
  const { reference, id, state, amount, currency, reason, channel, received, confirmed } = payment;
  const publicData = publicDataOf(payment);
  return {
    reference,
    providerReference: id,
    state,
    amount,
    currency,
    ...(channel === 'coins' ? { received: state === 'pending' ? received : confirmed } : {}),
    ...(reason ? { reason } : {}),
    ...(Object.keys(publicData).length > 0 ? { publicData } : {}),
  };
}

/** The same with how it is paid, as the answer to its creation. */
export function answerOf(payment: Payment, pagesUrl: string): PaymentAnswer {
  const { kind, channel, id, details, expiresAt } = payment;
  const { qr, address, tag } = details;
  const isOnPage = channel === 'card' || channel === 'bank' || channel === 'frame';
  return {
    ...reportOf(payment),
    ...(isOnPage ? { action: { url: pageOf(id, pagesUrl), fields: {} } } : {}),
    ...(channel === 'phone' && qr ? { qr } : {}),
    ...(address ? { address } : {}),
    ...(tag ? { tag } : {}),
    ...(kind === 'payment' && expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
  };
}

export const pageOf = (id: string, pagesUrl: string) => `${pagesUrl}/pay/${id}`;

/** Where a tester goes on with a payment. */
export function steeringPage({ channel, id, details }: Payment): string | null {
  if (hasPage(channel)) return `pay/${id}`;
  if (channel === 'coins') return `coins?${new URLSearchParams({ address: details.address ?? '', tag: details.tag ?? '' })}`;
  return channel === 'agent' || channel === 'pick-up' ? 'agent' : null;
}

function publicDataOf({ channel, state, details, received, confirmations, stepAt }: Payment): Record<string, string> {
  const { qr, agentNumber, transactionId, clientId, securityCode } = details;
  if (channel === 'agent') return { agentNumber: agentNumber!, transactionId: transactionId! };
  if (channel === 'pick-up') return { clientId: clientId!, securityCode: securityCode! };
  // The code takes its time: until then there is nothing to scan.
  if (channel === 'transfer-code' && qr && stepAt === null && state === 'pending') return { qr };
  if (channel === 'coins' && received !== '0') {
    return { confirmations: String(confirmations), confirmationsNeeded: String(confirmationsNeeded) };
  }
  return {};
}
