import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { opening } from '#app/modal-flags/opening.ts';
import styles from './preloader.module.css';

/** Hidden at 500 ms, removed at 1000 ms. (A 2) */
const hideAfterMs = 500;
const removeAfterMs = 1000;

/** Pages that only pass a visitor on: the line stays until they have. (SHELL-11) */
export function isPassage({ pathname, search }: { pathname: string; search: string }): boolean {
  if (/\/auth\/social\/[^/]+\/callback$/.test(pathname)) return true;
  return pathname.endsWith('/auth/autologin') && new URLSearchParams(search).has('state');
}

/** A thin line at the top that never covers the page: while it starts, while a slow navigation waits, and while a modal is on its way. */
export function Preloader() {
  const [phase, setPhase] = useState<'shown' | 'hidden' | 'removed'>('shown');
  const navigation = useNavigation();
  const isKept = isPassage(useLocation());
  useEffect(() => {
    if (isKept) return;
    const timers = [setTimeout(() => setPhase('hidden'), hideAfterMs), setTimeout(() => setPhase('removed'), removeAfterMs)];
    return () => timers.forEach(clearTimeout);
  }, [isKept]);
  const isOpening = opening.useCurrent();
  const isWaiting = isOpening || navigation.state !== 'idle';
  if (phase === 'removed' && !isWaiting) return null;
  return <div aria-hidden className={styles.line} data-needs="js" data-phase={isWaiting ? 'waiting' : phase} />;
}
