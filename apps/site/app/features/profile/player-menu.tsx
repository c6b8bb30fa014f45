import { Suspense, useState } from 'react';
import { preloadable } from '#app/lazy-part.ts';
import { mayPrefetch } from '#app/locale/may-prefetch.ts';
import { PlayerButton } from './player-button.tsx';

const panel = preloadable(async () => (await import('./player-panel.tsx')).PlayerPanel);

/** For whoever is about to press. A load that fails is tried again when the panel opens. */
function preload(): void {
  if (mayPrefetch()) panel.preload().catch(() => undefined);
}

/** The player's seal in the header, and the panel that it opens: that is loaded for its first opening, and stays for its way out. */
export function PlayerMenu({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <PlayerButton aria-expanded={isOpen} onClick={() => onOpenChange(true)} onFocus={preload} onPointerEnter={preload} />
      {wasOpen && (
        <Suspense>
          <panel.Part isOpen={isOpen} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}
