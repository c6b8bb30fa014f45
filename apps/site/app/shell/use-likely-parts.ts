import { useEffect } from 'react';
import { onIdle } from '#app/browser/on-idle.ts';
import { mayPrefetch } from '#app/locale/may-prefetch.ts';
import type { ModalKey } from '#app/modal-flags/modal-rules.ts';
import { preloadModal } from '#app/modal-flags/preload-modal.ts';
import { useSession } from '#app/session/session-store.ts';
import { preloadPage } from './preload-page.ts';
import { preloadDrawer } from './slots.tsx';

/** Modals that visitors open most, the likeliest first. */
const likely: Readonly<Record<'guest' | 'player', readonly ModalKey[]>> = {
  guest: ['search', 'sign-in', 'sign-up'],
  player: ['wallet', 'search'],
};

const signsOfLife = ['pointerdown', 'keydown', 'scroll'];

/**
 * Loads ahead, while the browser is idle, the menu with the frame of everything that opens; and once somebody has touched the page these modals, and then the
 * page of a game: who only passes by pays for none of them. (SHELL-21)
 */
export function useLikelyParts(): void {
  const { status } = useSession();
  useEffect(() => {
    if ((status !== 'guest' && status !== 'player') || !mayPrefetch()) return undefined;
    let callOff = onIdle(preloadDrawer);
    const touched = new AbortController();
    const load = ([first, ...rest]: readonly ModalKey[]) => {
      if (!first) return void preloadPage('games-id');
      preloadModal(first);
      callOff = onIdle(() => load(rest));
    };
    const begin = () => {
      touched.abort();
      callOff();
      preloadDrawer();
      callOff = onIdle(() => load(likely[status]));
    };
    for (const sign of signsOfLife) window.addEventListener(sign, begin, { capture: true, passive: true, signal: touched.signal });
    return () => {
      touched.abort();
      callOff();
    };
  }, [status]);
}
