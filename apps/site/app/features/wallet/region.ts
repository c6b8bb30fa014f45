import { useSyncExternalStore } from 'react';

/** The region that the player picked in the wallet; only then it is sent with payment calls. (wire 8.1, 17) */
const key = 'paymentGeo';
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function pickRegion(country: string): void {
  try {
    localStorage.setItem(key, country);
  } catch {
    // Without storage the detected region stays.
  }
  for (const listener of listeners) listener();
}

/** The picked region, or null while the detected one is used. */
export function usePickedRegion(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
