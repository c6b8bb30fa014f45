import { useEffect, useState } from 'react';

/** A slow answer is no news yet. */
const patienceMs = 5_000;

/** Whether something has been waited for longer than usual, until it is there or the notice of it was closed. */
export function useLateness(isWaiting: boolean): { isLate: boolean; dismiss: () => void } {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { isLate: isLate && isWaiting, dismiss: () => setLate(false) };
}
