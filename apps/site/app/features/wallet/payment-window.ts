/** The window of a payment page. It is opened in the player's click, since browsers block one that is opened later. */
export interface PaymentWindow {
  /** Points it at the provider's page. False when it was blocked or closed meanwhile: then a visible link is needed. */
  show(url: string): boolean;
  close(): void;
}

export function openPaymentWindow(): PaymentWindow {
  const opened = window.open('', '_blank');
  return {
    show(url) {
      if (!opened || opened.closed) return false;
      // The provider's page has no business with ours.
      opened.opener = null;
      opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
}

/** The provider's page with the fields that it wants as query parameters. (wire 8.2) */
export function paymentPageUrl(action: string, fields: Readonly<Record<string, string>> = {}): string {
  const url = new URL(action);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

export type DepositResult = 'deposit-success' | 'deposit-error' | 'deposit-redirect';

/** The current page with a result's flag and without the wallet: where the provider sends the player back to. (wire 8.2) */
export function returnUrl(page: string, result: DepositResult): string {
  const url = new URL(page);
  url.searchParams.delete('wallet');
  url.searchParams.set(result, 'true');
  url.hash = '';
  return url.href;
}
