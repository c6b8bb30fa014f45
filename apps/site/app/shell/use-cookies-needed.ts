import { useEffect } from 'react';
import { useSession } from '#app/session/session-store.ts';

/** Time to read it beside the form that opens again. */
const lifeMs = 12_000;

/** Where the browser takes no cookie a session ends with its first call, and the sign-in opens again: whoever has just signed in is told why. */
export function useCookiesNeeded(): void {
  const isPlayer = useSession().status === 'player';
  useEffect(() => {
    if (!isPlayer || navigator.cookieEnabled) return;
    const told = import('#app/alerts/show-alert.ts').then(({ showAlert }) =>
      showAlert('profile.cookiesNeeded', undefined, { suppressDuplicate: true, lifeMs }),
    );
    // Without its texts there is nothing to say.
    told.catch(() => undefined);
  }, [isPlayer]);
}
