import { cookieChoice } from './consent.ts';
import { openDataLayer } from './data-layer.ts';
import { entryOf, type AnalyticsEvent } from './events.ts';

/**
 * Counts something that happened. Without the visitor's yes this does nothing at all: nothing is written, nothing waits for
 * a later yes.
 */
export function track(event: AnalyticsEvent): void {
  if (cookieChoice() === 'accepted') openDataLayer().push(entryOf(event));
}
