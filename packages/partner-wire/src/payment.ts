/** The platform's path for the callbacks of a payment provider, below the platform's base address. */
export function paymentCallbackPath(identity: string): string {
  return `/partners/payments/${identity}/callback`;
}
