import { Suspense } from 'react';
import { beforePress, preloadable, useEverOpen } from '#app/lazy-part.ts';
import { PlayerButton } from './player-button.tsx';

const panel = preloadable(async () => (await import('./player-panel.tsx')).PlayerPanel);

/** The player's seal in the header, and the panel that it opens: that is loaded for its first opening, and stays for its way out. */
export function PlayerMenu({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const isNeeded = useEverOpen(isOpen);
  return (
    <>
      <PlayerButton aria-expanded={isOpen} {...beforePress(panel.preload)} onClick={() => onOpenChange(true)} />
      {isNeeded && (
        <Suspense>
          <panel.Part isOpen={isOpen} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}
