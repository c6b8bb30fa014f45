import type { Connection } from '#config';
import type { MethodSeed } from '#modules/payment';
import type { PaymentProvider } from '#partners/payment/port.ts';

/** A callback that a provider sends. */
export interface Sent {
  headers: Record<string, string>;
  body: string;
}

/** The provider's side of the conformance tests: how to make one do what providers do. References are our invoice ids. */
export interface ProviderDriver {
  /** Its identity in methods and in the address of its callback. */
  identity: string;
  /** Its address; the tests put a gate in front of it. */
  url: string;
  /** The adapter by which the platform reaches it at that address. */
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
  /** The receiver of money that goes back says where to, where the provider needs that, and has it. */
  claimRefunds?(): Promise<void>;
  /** How many payments or payouts the provider has under this reference. */
  count(kind: 'payment' | 'payout', reference: string): Promise<number>;
  /** All callbacks that the provider has sent about this payment so far, oldest first; waits for pending ones. */
  sent(reference: string): Promise<Sent[]>;
  /** The same callback from somebody who does not know the secret. */
  forge(sent: Sent): Sent;
  /** Correctly signed, about a payment that we never requested. */
  stranger(): Promise<Sent>;
  /** Correctly signed and confirmed by the provider, but for another sum than we requested. */
  misstate(reference: string): Promise<Sent>;
  close(): Promise<void>;
}

export interface DriverContext {
  databaseUrl: string;
  clock: { now(): Date };
}
