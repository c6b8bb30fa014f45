import { createStoredText } from '#app/browser/stored-text.ts';

export type SessionChange = 'login' | 'logout';

const markerKey = 'changeSession';
const marker = createStoredText(markerKey, 'local');

/** Base64 of `time-login` or `time-logout`: the time makes every marker new, so that each one is an event. (A 4) */
export function encodeMarker(change: SessionChange, now: number): string {
  return btoa(`${now}-${change}`);
}

/** Null for anything that is no marker: local storage belongs to every script of the origin. */
export function decodeMarker(value: string | null): SessionChange | null {
  if (value === null) return null;
  try {
    const change = atob(value).split('-')[1];
    return change === 'login' || change === 'logout' ? change : null;
  } catch {
    return null;
  }
}

/** Without storage other tabs learn it from their next refused call. */
export function notifyOtherTabs(change: SessionChange): void {
  marker.write(encodeMarker(change, Date.now()));
}

/** Calls back for changes that other tabs announce; returns a function that stops it. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== markerKey) return;
    const change = decodeMarker(event.newValue);
    if (change) listener(change);
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
