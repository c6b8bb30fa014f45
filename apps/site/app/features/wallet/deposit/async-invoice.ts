/** The deposit whose QR code the provider sends later, for as long as this tab lives. (wire 17) */
const key = 'asyncInvoiceId';

export function keepAsyncInvoice(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // Without storage the code is found under "deposit pending".
  }
}

export function asyncInvoiceId(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetAsyncInvoice(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
