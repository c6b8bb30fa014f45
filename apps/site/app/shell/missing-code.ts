import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { modalStack } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { reloadGuarded } from './build-version.ts';

/** The first pause is longer than a lazy part's own (`lazy-part.ts`): some browsers ask again. */
const firstPauseMs = 3_000;
const longestPauseMs = 60_000;
const shown = '[role="dialog"], [role="alertdialog"]';

/**
 * Whether code or styles of a part did not come, which a browser may remember for as long as the document lives: whatever needs them can then only
 * be had by another document. A modal that somebody waits for is loaded with one, once the server answers, since the address names it.
 */
export function useMissingCode(): boolean {
  const { search } = useLocation();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const onFailure = () => setMissing(true);
    // The bundler's own name.
    window.addEventListener('vite:preloadError', onFailure);
    return () => window.removeEventListener('vite:preloadError', onFailure);
  }, []);

  const isWaiting = useEffectEvent(
    () => modalStack(new URLSearchParams(search), modalRules).length > document.querySelectorAll(shown).length,
  );
  const isDue = isMissing && modalStack(new URLSearchParams(search), modalRules).length > 0;
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryIn = (pauseMs: number) => {
      timer = setTimeout(() => {
        tryIn(Math.min(2 * pauseMs, longestPauseMs));
        void isServed().then((is) => is && isWaiting() && reloadGuarded());
      }, pauseMs);
    };
    const begin = () => {
      clearTimeout(timer);
      tryIn(firstPauseMs);
    };
    begin();
    window.addEventListener('online', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', begin);
    };
  }, [isDue]);
  return isMissing;
}

const isServed = (): Promise<boolean> =>
  fetch('/build.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
