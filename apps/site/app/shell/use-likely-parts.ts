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

/**
 * What most visitors need next, whatever they do: the frame of everything that opens, which comes with the menu, and the page of a game. What tabs stand on
 * is half of that frame: taken first, neither half is a long task.
 */
const next = [() => import('@verdigale/ui/tabs'), preloadDrawer, () => preloadPage('games-id')];

const signsOfLife = ['pointerdown', 'keydown', 'scroll'];

/** Loads ahead, while the browser is idle, what comes next; and these modals once somebody has touched the page: who only passes by pays for none of them. (SHELL-21) */
export function useLikelyParts(): void {
  const { status } = useSession();
  useEffect(() => {
    if ((status !== 'guest' && status !== 'player') || !mayPrefetch()) return undefined;
    const modals = likely[status].map((modal) => () => preloadModal(modal));
    const touched = new AbortController();
    let callOff = () => {};
    const load = ([first, ...rest]: readonly (() => unknown)[]) => {
      if (!first) return;
      callOff = onIdle(() => {
        // Without a network it is asked for when it is shown.
        void Promise.resolve(first()).catch(() => undefined);
        load(rest);
      });
    };
    load(next);
    const begin = () => {
      touched.abort();
      callOff();
      // What the finger is on may open a moment later.
      preloadDrawer().catch(() => undefined);
      load([...modals, ...next]);
    };
    for (const sign of signsOfLife) window.addEventListener(sign, begin, { capture: true, passive: true, signal: touched.signal });
    return () => {
      touched.abort();
      callOff();
    };
  }, [status]);
}
