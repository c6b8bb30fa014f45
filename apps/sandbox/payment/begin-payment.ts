import { randomUUID } from 'node:crypto';
import { addressFor, digitsFor } from './addresses.ts';
import { channelOf, lifetimeMs } from './channels.ts';
import { slowMs, type Fault } from './faults.ts';
import type { Details, Payment } from './payment.ts';
import { pageOf } from './report.ts';

/** What the platform asks for. */
export type Asked = Pick<Payment, 'kind' | 'reference' | 'amount' | 'currency' | 'method' | 'fields' | 'returnUrls' | 'locale'>;

/** Payouts are decided by themselves after this time, as a bank would take its own. */
const payoutMs = 3_000;
/** A transfer code takes a moment to be made. */
const codeMs = 2_000;

/** A payment as it begins, with the fault that a tester picked for it. */
export function beginPayment(asked: Asked, fault: Fault | null, pagesUrl: string, now: Date): Payment {
  const { kind, method } = asked;
  const channel = channelOf(kind, method);
  const later = (ms: number) => new Date(now.getTime() + ms);
  const id = `pay_${randomUUID()}`;
  const wait = { 'transfer-code': fault === 'slow' ? slowMs : codeMs, transfer: payoutMs };
  const lifetime = lifetimeMs[channel];
  // No page and no agent is there to decline it: it is refused at once.
  const isRefused = fault === 'decline' && channel === 'coins';
  return {
    ...asked,
    id,
    channel,
    fault,
    state: isRefused ? 'failed' : 'pending',
    reason: isRefused ? 'declined' : null,
    received: '0',
    confirmed: '0',
    confirmations: 0,
    outcome: null,
    details: detailsOf(asked, channel, pageOf(id, pagesUrl)),
    stepAt: channel === 'transfer-code' || channel === 'transfer' ? later(wait[channel]) : null,
    expiresAt: lifetime === null ? null : later(lifetime),
    createdAt: now,
  };
}

function detailsOf({ reference, currency, fields }: Asked, channel: Payment['channel'], page: string): Details {
  switch (channel) {
    case 'phone':
    case 'transfer-code':
      return { qr: page };
    case 'coins':
      return addressFor(currency, fields.crypto_network, reference);
    case 'agent':
      return { agentNumber: fields.agentNumber ?? '4471-0093', transactionId: digitsFor(reference, 9) };
    case 'pick-up':
      return { clientId: digitsFor(`client ${reference}`, 8), securityCode: digitsFor(`code ${reference}`, 6) };
    default:
      return {};
  }
}
