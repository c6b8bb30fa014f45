import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageContent } from '#app/content/content-source.ts';
import { preloadable, useEverOpen } from '#app/lazy-part.ts';
import { useSession } from '#app/session/session-store.ts';
import { modalStack } from '#app/modal-flags/modal-flags.ts';
import { opening } from '#app/modal-flags/opening.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { setModalPreloader } from '#app/modal-flags/preload-modal.ts';

const modalHost = preloadable(async () => (await import('./modal-host.tsx')).ModalHost);

/** Texts that nearly every modal has: asked for with its code, and not by it. */
const modalTexts = ['modals', 'fieldsSettings'];

setModalPreloader(async (key) => {
  const modal = import('./registry.ts').then(({ modals }) => modals[key].preload());
  await Promise.all([modal, modalHost.preload(), ...modalTexts.map((name) => pageContent().load(name))]);
});

/** Where modals render. Their code is loaded with the first one, and stays. */
export function ModalSlot() {
  const { search } = useLocation();
  const { status } = useSession();
  // The server rendered none, so the browser's first frame renders none either.
  const hasStarted = status !== 'starting';
  const isAsked = modalStack(new URLSearchParams(search), modalRules).length > 0;
  const isNeeded = useEverOpen(hasStarted && isAsked);
  useEffect(() => {
    // Left again before it was there.
    if (!isAsked) opening.set(false);
  }, [isAsked]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <modalHost.Part />
    </Suspense>
  );
}
