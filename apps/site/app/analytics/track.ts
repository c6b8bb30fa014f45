import { createStoredText } from '#app/browser/stored-text.ts';
import { cookieChoice } from './consent.ts';
import { openDataLayer } from './data-layer.ts';
import { entryOf, type AnalyticsEvent } from './events.ts';

const lockName = 'countedEvents';
const counted = createStoredText(lockName, 'local');
const longestMemory = 50;

/**
 * Counts something that happened. Without the visitor's yes this does nothing at all: nothing is written, nothing waits for
 * a later yes.
 */
export function track(event: AnalyticsEvent): void {
  if (cookieChoice() === 'accepted') openDataLayer().push(entryOf(event));
}

/** Counts what every tab of this browser hears of, in one of them. Without the visitor's yes nothing is kept either. */
export async function trackOnce(id: string, event: AnalyticsEvent): Promise<void> {
  if (cookieChoice() !== 'accepted') return;
  // Without locks (an address that is not secure) two tabs may both count.
  const isFirst = await (navigator.locks?.request(lockName, () => remember(id)) ?? remember(id));
  if (isFirst) track(event);
}

function remember(id: string): boolean {
  // Without storage this tab counts for itself.
  const known = counted.read()?.split(' ') ?? [];
  if (known.includes(id)) return false;
  counted.write([...known, id].slice(-longestMemory).join(' '));
  return true;
}
