import { Suspense, useEffect, useEffectEvent } from 'react';
import type { ModalKey } from '#app/modal-flags/modal-rules.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { ModalPresenceContext } from './modal-presence.ts';
import { modals } from './registry.ts';

interface ShownModalProps {
  /** Its key of `modal-rules.ts`. */
  name: ModalKey;
  value: string;
  /** False while it leaves the screen. */
  isOpen: boolean;
  onLoaded: (name: ModalKey) => void;
  onExited: (name: ModalKey) => void;
}

/** One modal of those that the host shows. Compiled, so that it is not drawn again for what happens to the others. */
export function ShownModal({ name, value, isOpen, onLoaded, onExited }: ShownModalProps) {
  const { close } = useModals();
  const { Part } = modals[name];
  return (
    <ModalPresenceContext value={{ isOpen, onExited: () => onExited(name) }}>
      <Suspense>
        <Part close={() => close(name)} value={value} />
        <Loaded onLoaded={() => onLoaded(name)} />
      </Suspense>
    </ModalPresenceContext>
  );
}

/** Mounts together with the modal beside it, when its chunk and its texts are there. */
function Loaded({ onLoaded }: { onLoaded: () => void }) {
  const report = useEffectEvent(onLoaded);
  useEffect(() => report(), []);
  return null;
}
