import { useEffect } from 'react';
import { isMobileDevice } from '#app/browser/mobile-device.ts';
import { session } from '#app/session/session-store.ts';

/** A phone puts tabs to sleep, socket and all: a player who comes back sees fresh balances. (SHELL-18) */
export function useRefetchOnReturn(): void {
  useEffect(() => {
    if (!isMobileDevice(navigator.userAgent)) return undefined;
    const onChange = () => {
      if (document.visibilityState !== 'visible' || session.current().status !== 'player') return;
      void import('#app/queries/accounts.ts').then((accounts) => accounts.refetchAccounts());
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
