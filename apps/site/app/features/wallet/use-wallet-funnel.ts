import { useEffect, useRef, useState } from 'react';
import { track, type WalletEvent, type WalletTab } from '#app/analytics/index.ts';
import { useSession } from '#app/session/index.ts';

/** Counts the steps of the wallet and of the operations in it. (ANA-02) */
export function useWalletFunnel(): (name: WalletEvent['name'], operationType: WalletTab) => void {
  const userId = useSession().profile?.id;
  return (name, operationType) => track({ name, userId, operationType });
}

/** Counts that the wallet was opened, with the time until it could be used, and that it was closed. */
export function useWalletVisit(operationType: WalletTab, isReady: boolean): void {
  const userId = useSession().profile?.id;
  const [from] = useState(() => performance.now());
  const latest = useRef({ userId, operationType });
  useEffect(() => {
    latest.current = { userId, operationType };
  });
  useEffect(() => {
    if (!isReady) return;
    track({ name: 'walletOpen', ...latest.current, loadTime: performance.now() - from });
    return () => track({ name: 'walletClose', ...latest.current });
  }, [isReady, from]);
}
