/** Addresses that a phone hands to a bank's app or a wallet, or opens as a page. Nothing that could run as a script. */
const openable = new Set(['https:', 'http:', 'upi:', 'bitcoin:', 'ethereum:', 'litecoin:', 'dogecoin:', 'tron:']);

/** What a scanned code would open, where it is an address; null for a payload that only an app can read. */
export function appAddress(code: string): string | null {
  const url = URL.parse(code);
  return url && openable.has(url.protocol) ? url.href : null;
}
