import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { startTagManager } from './tag-manager.ts';

/** Below a locale or not: what leads back from another service, and links that sign in. */
const signIn = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/auth\//;

/**
 * Has the operator's tag container loaded where the visitor has agreed. Tags send the address of the page to others: while that has a code in it which
 * signs somebody in, or sets his password, there are none.
 */
export function useTagManager(containerId: string | null): void {
  const { pathname, search } = useLocation();
  const isSecret = signIn.test(pathname) || new URLSearchParams(search).has('resetCode');
  useEffect(() => (isSecret ? undefined : startTagManager(containerId)), [containerId, isSecret]);
}
