import { useEffect, useState } from 'react';

/**
 * Whether a modal still holds the page: a commit longer than it is open. What opens in its place holds the page by then. Let go and held again in one
 * commit, all of the page is restyled twice.
 */
export function useLateClose(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Effects of what opens in the same commit run beside this one, and so before the next.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setWasOpen(isOpen), [isOpen]);
  return isOpen || wasOpen;
}
