import type { Connection } from '#config';
import type { MethodSeed } from '#modules/payment';
import type { PaymentProvider } from '#partners/payment/port.ts';

/** What a provider sends to our door. */
export interface Sent {
  headers: Record<string, string>;
  body: string;
}

/** The provider's side of the conformance tests: how to make one do what providers do. References are our invoice ids. */
export interface ProviderDriver {
  /** As methods name it, and as its door is called. */
  identity: string;
  /** Where it is; the tests put a gate of theirs between. */
  url: string;
  /** How the platform reaches it at that address. */
  connect(url: string): Connection<PaymentProvider>;
  methods: readonly MethodSeed[];
  /** What a player asks for: amounts in main units of the currency. */
  deposit: { method: string; currency: string; amount: number; fields: Record<string, string> };
  withdrawal: { method: string; fields: Record<string, string> };
  /** The payer pays the whole sum, for good. */
  pay(reference: string): Promise<void>;
  /** The payment ends without money. */
  fail(reference: string): Promise<void>;
  /** The payout has arrived, or will never arrive. */
  endPayout(reference: string, end: 'paid' | 'refused'): Promise<void>;
  /** How many payments or payouts the provider has under this reference. */
  count(kind: 'payment' | 'payout', reference: string): Promise<number>;
  /** All that the provider has had to tell of this payment so far, oldest first; waits for what is on its way. */
  sent(reference: string): Promise<Sent[]>;
  /** The same words from somebody who does not know the secret. */
  forge(sent: Sent): Sent;
  /** Well signed, about a payment that we never asked for. */
  stranger(): Promise<Sent>;
  /** Well signed, with the provider standing by it: the payment was asked for over another sum. */
  misstate(reference: string): Promise<Sent>;
  close(): Promise<void>;
}

export interface DriverContext {
  databaseUrl: string;
  clock: { now(): Date };
}
