import type { AnalyticsEvent } from './events.ts';
import { cookieChoice } from './consent.ts';
import { track } from './track.ts';

const storageKey = 'countedEvents';
const longestMemory = 50;

/** Counts what every tab of this browser hears of, in one of them. Without the visitor's yes nothing is kept either. */
export async function trackOnce(id: string, event: AnalyticsEvent): Promise<void> {
  if (cookieChoice() !== 'accepted') return;
  // Without locks (an address that is not secure) two tabs may both count.
  const isFirst = await (navigator.locks?.request(storageKey, () => remember(id)) ?? remember(id));
  if (isFirst) track(event);
}

function remember(id: string): boolean {
  try {
    const known = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as string[];
    if (known.includes(id)) return false;
    localStorage.setItem(storageKey, JSON.stringify([...known, id].slice(-longestMemory)));
  } catch {
    // Without storage this tab counts for itself.
  }
  return true;
}
