import { createStoredText } from '#app/browser/stored-text.ts';
import { noteShown } from './shown-here.ts';

/** The window of a payment page. It is opened in the player's click, since browsers block one that is opened later. */
export interface PaymentWindow {
  /** Points it at the page of this deposit. False when it was blocked or closed meanwhile: then a visible link is needed. */
  show(url: string, invoiceId: string): boolean;
  close(): void;
}

/** In a window that was opened for a payment page; it stays on the way to the provider and back. */
const mark = createStoredText('paymentWindow', 'session');
const lookMs = 500;
/** A window that may close has done so by then. */
const closeMs = 300;
const pages = new Map<string, string>();
const listeners = new Set<(invoiceId: string) => void>();
/** Of windows that went before anybody listened: what does is loaded late. */
const unheard = new Set<string>();

/** Opens an empty window, which `show` points at the payment page once its address is known. Call it in the click itself. */
export function openPaymentWindow(): PaymentWindow {
  const opened = window.open('', '_blank');
  markWindow(opened);
  return {
    show(url, invoiceId) {
      pages.set(invoiceId, url);
      if (!opened || opened.closed) return false;
      // The provider's page has no business with ours.
      opened.opener = null;
      opened.location.replace(url);
      notifyWhenClosed(opened, invoiceId);
      return true;
    },
    close: () => opened?.close(),
  };
}

/** While it is empty it is ours: its storage is the one that this site finds there when the player comes back. */
function markWindow(opened: Window | null): void {
  try {
    opened?.sessionStorage.setItem('paymentWindow', 'true');
  } catch {
    // Without storage the player comes back to a page like any other.
  }
}

/** Whether this page is in a window that another one opened for a payment. */
export const isPaymentWindow = (): boolean => mark.read() !== null;

/**
 * Closes a payment window, so that only one page of the casino stays open; calls `otherwise` elsewhere, and where the browser keeps the
 * window open.
 */
export function closePaymentWindow(otherwise: () => void): void {
  if (!isPaymentWindow()) return otherwise();
  mark.write(null);
  window.close();
  setTimeout(otherwise, closeMs);
}

/** Polls, since no event reports it. A provider that cuts its page off from ours seems closed at once: what follows must be true then too. */
function notifyWhenClosed(opened: Window, invoiceId: string): void {
  const isOver = noteShown(invoiceId);
  const timer = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(timer);
    isOver();
    if (listeners.size === 0) unheard.add(invoiceId);
    for (const listener of listeners) listener(invoiceId);
  }, lookMs);
}

/** Hears which deposit's window is gone, paid or not, also of one that went before. Returns a function that stops it. */
export function onPaymentWindowClosed(listener: (invoiceId: string) => void): () => void {
  listeners.add(listener);
  for (const invoiceId of unheard) listener(invoiceId);
  unheard.clear();
  return () => listeners.delete(listener);
}

/** The page of a deposit that was started on this page, for a player who closed its window too early. */
export function paymentPageOf(invoiceId: string): string | undefined {
  return pages.get(invoiceId);
}

/** The provider's page with the fields that it wants as query parameters. (wire 8.2) */
export function paymentPageUrl(action: string, fields: Readonly<Record<string, string>> = {}): string {
  const url = new URL(action);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** The current page with a result's flag and without the wallet: where the provider sends the player back to. (wire 8.2) */
export function returnUrl(page: string, result: 'deposit-success' | 'deposit-error' | 'deposit-redirect'): string {
  const url = new URL(page);
  url.searchParams.delete('wallet');
  url.searchParams.set(result, 'true');
  url.hash = '';
  return url.href;
}

/** Where a provider leads the player back to, by what became of the payment, as a deposit names it. (wire 8.2) */
export function returnUrls(page: string) {
  return {
    redirectSuccessUrl: returnUrl(page, 'deposit-success'),
    redirectErrorUrl: returnUrl(page, 'deposit-error'),
    redirectUrl: returnUrl(page, 'deposit-redirect'),
  };
}
