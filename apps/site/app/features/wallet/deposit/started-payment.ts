import type { PaymentMethod } from '@verdigale/contract';

/** A deposit as it was answered; after a reload only its invoice is left. Main units. */
export interface StartedPayment {
  invoiceId: string;
  processingType: PaymentMethod['processingType'];
  amount: number;
  currency: string;
  /** The provider's page. */
  url?: string | undefined;
  qr?: string | undefined;
}
