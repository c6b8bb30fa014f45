import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { backRouteParam } from '#app/session/back-route.ts';
import { useSession } from '#app/session/session-store.ts';
import { opening } from '#app/modal-flags/opening.ts';
import { modalAddress } from '#app/modal-flags/modal-address.ts';
import { mayOpen, modalStack, pageSearch, withoutModals } from '#app/modal-flags/modal-flags.ts';
import { isSameStack, mergeStack, type MountedModal } from './modal-stack.ts';
import { modalRules, type ModalKey } from '#app/modal-flags/modal-rules.ts';
import { useRootData } from '#app/root-data.ts';
import { ShownModal } from './shown-modal.tsx';
import { isSwitchedOff } from './switched-off.ts';

/** Shows the modals that the address names, in its order. Flags that this visitor may not use, or this brand does not have, are taken out of it. (wire 21) */
export function ModalHost() {
  const location = useLocation();
  const { status } = useSession();
  const [mounted, setMounted] = useState<MountedModal[]>([]);
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const onLoaded = useCallback((key: string) => {
    opening.set(false);
    setLoaded((current) => (current.includes(key) ? current : [...current, key]));
  }, []);
  const onExited = useCallback((key: string) => {
    setMounted((current) => current.filter((modal) => modal.key !== key || modal.isOpen));
  }, []);

  // Nothing opens before the session is known: the server rendered none, and access depends on it.
  const isKnown = status === 'guest' || status === 'player';
  const named = isKnown ? modalStack(new URLSearchParams(location.search), modalRules) : [];
  const { settings } = useRootData();
  const isThere = (key: string) => !isSwitchedOff(key as ModalKey, settings);
  const isAllowed = (key: string) => isThere(key) && mayOpen(modalRules[key as ModalKey], status === 'player');
  const refused = named.map(({ key }) => key).filter((key) => !isAllowed(key));
  const isSignInDue = useSignInFirst(
    location,
    status === 'guest' && refused.some((key) => isThere(key) && modalRules[key as ModalKey].access === 'player'),
  );
  useRemoval(location, isSignInDue ? [] : refused);

  const shown = mergeStack(
    mounted,
    named.filter(({ key }) => isAllowed(key)),
  );
  if (!isSameStack(mounted, shown)) setMounted(shown);

  // A modal waits for those below it, so that layers and focus follow the order of the address and not of the chunks.
  const firstMissing = shown.findIndex(({ key }) => !loaded.includes(key));
  const ready = firstMissing === -1 ? shown : shown.slice(0, firstMissing + 1);
  return ready.map(({ key, value, isOpen }) => (
    <ShownModal isOpen={isOpen} key={key} name={key as ModalKey} onExited={onExited} onLoaded={onLoaded} value={value} />
  ));
}

/** A link to a modal of players leads a guest to the sign-in, and to the modal afterwards. Not whoever has just been signed out. */
function useSignInFirst(location: Location, isAsked: boolean): boolean {
  const navigate = useNavigate();
  const { status } = useSession();
  const [wasPlayer, setWasPlayer] = useState(false);
  if (status === 'player' && !wasPlayer) setWasPlayer(true);
  const isDue = isAsked && !wasPlayer;
  const ask = useEffectEvent(() => {
    const page = location.pathname + withoutSearch(location.search);
    const params = { [backRouteParam]: location.pathname + location.search };
    void navigate(modalAddress(page, 'sign-in', { params }), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  });
  useEffect(() => {
    if (isDue) ask();
  }, [isDue]);
  return isDue;
}

function withoutSearch(search: string): string {
  const rest = pageSearch(new URLSearchParams(search), modalRules).toString();
  return rest && `?${rest}`;
}

function useRemoval(location: Location, refused: readonly string[]) {
  const navigate = useNavigate();
  const names = refused.join(' ');
  const remove = useEffectEvent(() => {
    // This render may be behind the address, which somebody has changed since: then that one counts, and follows.
    if (location.search !== window.location.search) return;
    const search = withoutModals(new URLSearchParams(location.search), refused, modalRules).toString();
    const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate({ pathname: location.pathname, search, hash: location.hash }, options);
  });
  useEffect(() => {
    if (names) remove();
  }, [names]);
}
