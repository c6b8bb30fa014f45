export type PaymentState = 'pending' | 'succeeded' | 'failed';

/** A payment or payout as both sides name it. `reference` is our invoice id: creating it twice creates one. */
export interface PaymentRequest {
  reference: string;
  amount: bigint;
  currency: string;
  /** Decimals of the currency's main unit, for protocols that write amounts as decimals. */
  exponent: number;
  method: string;
  fields: Record<string, string>;
}

/** A payment that was created. How the player pays it is stated at once, or later by a report with `publicData`. */
export interface CreatedPayment {
  providerReference: string;
  state: PaymentState;
  /** Where the player pays: an address of the provider and the query parameters that it wants. */
  action?: { url: string; fields: Record<string, string> } | undefined;
  /** What the player's device scans or copies. */
  qr?: string | undefined;
  /** Where any sum may be sent, and the tag that distinguishes payments to one address. */
  address?: string | undefined;
  tag?: string | undefined;
  /** After this nothing is expected any more; money that comes later is reported all the same. */
  expiresAt?: Date | undefined;
  /** What the player may read about it, such as the codes that an agent asks for. */
  publicData?: Record<string, string> | undefined;
}

/** What the provider says of a payment or payout, by callback or when it is asked. */
export interface ProviderReport {
  providerReference: string;
  state: PaymentState;
  /** What was asked for. */
  amount: bigint;
  currency: string;
  /**
   * Of a payment to an address: all that has arrived there so far, in minor units. With `pending` it may still be taken
   * back (confirmations are missing) or be too little; with `succeeded` and `failed` (its time is over) it is there for good.
   */
  received?: bigint | undefined;
  reason?: string | undefined;
  /** What the player may read about it from now on. */
  publicData?: Record<string, string> | undefined;
}

/** One line of a provider's own list. */
export interface ListedReport extends ProviderReport {
  reference: string;
  /** When its state, or what has arrived, last changed. */
  changedAt: Date;
}

/**
 * What a callback is about. It brings a report only where the protocol proves every word of it; else it is a hint, and the
 * provider is asked.
 */
export interface Callback {
  kind: 'payment' | 'payout';
  reference: string;
  report?: ProviderReport;
}

/** Money of a payment that goes back the way it came. `reference` is ours: asking twice sends it once. */
export interface RefundRequest {
  reference: string;
  /** The reference of the payment. */
  payment: string;
  amount: bigint;
  currency: string;
  exponent: number;
}

export interface Refund extends Pick<ProviderReport, 'state' | 'providerReference'> {
  /** Where its sender says where it is to go, for money that no way leads back for: coins came from an address that need not be theirs. */
  claimUrl?: string;
}

/** The provider refused for good: trying again is of no use. Any other failure may be tried again. */
export class PaymentRefused extends Error {}

/** What the platform needs of a payment provider. Every method makes outbound HTTP: never call one in a transaction. */
export interface PaymentProvider {
  createPayment(
    request: PaymentRequest & { locale: string; returnUrls: { success: string; error: string; pending: string } },
  ): Promise<CreatedPayment>;
  createPayout(request: PaymentRequest): Promise<CreatedPayment>;
  /** Undefined when the provider does not know the reference. */
  findReport(
    kind: 'payment' | 'payout',
    invoice: Pick<PaymentRequest, 'reference' | 'currency' | 'exponent'> & {
      /** The provider's own, where it was stated. */
      providerReference?: string | null;
    },
  ): Promise<ProviderReport | undefined>;
  /**
   * Ends a payment that its player gave up, so that its page takes no money any more; once it has ended, nothing happens. Absent where the
   * protocol has no such call. Throws PaymentRefused when money may come all the same.
   */
  cancelPayment?(reference: string): Promise<void>;
  /**
   * Sends a payment's money back the way it came, and reports how far that is; called again until it has ended. Absent if the protocol
   * cannot do it: then people send it. Throws PaymentRefused when it never will.
   */
  refund?(request: RefundRequest): Promise<Refund>;
  /**
   * What changed at the provider in a period, page by page, whether or not we know of it: for the reconciliation. Absent if the protocol
   * has no list; then the provider is asked for each of our ended invoices singly.
   */
  list?(kind: 'payment' | 'payout', period: { from: Date; to: Date }): AsyncIterable<ListedReport[]>;
  /**
   * Proves and reads what came to our endpoint, over the body as it came; undefined for a message that is not about a payment.
   * Throws partnerSignatureInvalid, partnerStampStale, invalid, paymentUnknown.
   */
  readCallback(headers: Readonly<Record<string, unknown>>, rawBody: string): Promise<Callback | undefined>;
}
