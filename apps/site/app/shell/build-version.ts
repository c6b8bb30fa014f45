import { useEffect, useState } from 'react';
import { createStoredText } from '#app/browser/stored-text.ts';

const pollMs = 5 * 60_000;
/** At most one reload in this time, whatever goes wrong. (A 9) */
const reloadGuardMs = 10_000;
const reloadedAt = createStoredText('reloadedAt', 'session');

declare global {
  interface Window {
    __reactRouterManifest?: { version: string; routes: Record<string, { module: string; imports?: string[] }> };
  }
}

/** Whether the server has another build than this page was made of; asked now and then, and when the tab comes back. (SHELL-22) */
export function useNewBuild(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || isNew) return undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // The router's own name.
      // oxlint-disable-next-line no-underscore-dangle
      const current = window.__reactRouterManifest?.version;
      // Offline, or a server that starts again: the next time will do.
      const served = await fetch('/build.json', { cache: 'no-store' })
        .then((answer) => (answer.ok ? (answer.json() as Promise<{ version?: unknown }>) : null))
        .catch(() => null);
      if (typeof served?.version === 'string' && served.version !== current) setIsNew(true);
    };
    void ask();
    const timer = setInterval(() => void ask(), pollMs);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isNew]);
  return isNew;
}

/** Loads the page anew, unless that has just happened: a broken build must not turn in a circle. Answers whether it does. */
export function reloadGuarded(now = Date.now()): boolean {
  // The clock of a device may have been set back since.
  if (Math.abs(now - Number(reloadedAt.read())) < reloadGuardMs) return false;
  reloadedAt.write(String(now));
  // Without storage nobody could count the reloads.
  if (reloadedAt.read() === null) return false;
  window.location.reload();
  return true;
}
