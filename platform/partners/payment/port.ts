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

export interface CreatedPayment {
  providerReference: string;
  state: PaymentState;
  /** Where the player pays: an address of the provider and the query parameters that it wants. */
  action?: { url: string; fields: Record<string, string> };
}

/** What the provider says of a payment or payout when it is asked. */
export interface ProviderReport {
  providerReference: string;
  state: PaymentState;
  amount: bigint;
  currency: string;
  reason?: string;
}

/**
 * Of what a callback speaks. It brings a report only where the protocol proves every word of it; else it is a hint, and the
 * provider is asked.
 */
export interface Callback {
  kind: 'payment' | 'payout';
  reference: string;
  report?: ProviderReport;
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
    invoice: Pick<PaymentRequest, 'reference' | 'currency' | 'exponent'>,
  ): Promise<ProviderReport | undefined>;
  /**
   * Proves and reads what came to our door, over the body as it came; undefined for news that are not about a payment.
   * Throws partnerSignatureInvalid, partnerStampStale, invalid, paymentUnknown.
   */
  readCallback(headers: Readonly<Record<string, unknown>>, rawBody: string): Promise<Callback | undefined>;
}
