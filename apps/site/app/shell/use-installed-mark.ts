import { useEffect, useEffectEvent, useState } from 'react';
import { isStandalone, onStandalone } from '#app/features/pwa/index.ts';
import { useSession } from '#app/session/session-store.ts';

/** Records on the profile, once, that the player has the app: it runs as one, becomes one, or was started from its icon. (PWA-02) */
export function useInstalledMark(): void {
  const { profile } = useSession();
  const [isFromIcon] = useState(() => new URLSearchParams(window.location.search).get('source') === 'pwa');
  const isUnmarked = profile !== null && !profile.pwaInstalled;
  const mark = useEffectEvent(async () => {
    if (!isUnmarked) return;
    const { saveProfile } = await import('#app/session/save-profile.ts');
    // The next start marks it otherwise.
    await saveProfile({ pwaInstalled: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (isUnmarked && (isFromIcon || isStandalone())) void mark();
    return onStandalone(() => void mark());
  }, [isUnmarked, isFromIcon]);
}
