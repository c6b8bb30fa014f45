import { use, useEffect, useEffectEvent, useState } from 'react';
import type { ModalKey } from '#app/modal-flags/modal-rules.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { ModalPresenceContext } from './modal-presence.ts';

/** For a question over another modal: leaving goes back twice, first from this question, then from the modal below it. */
export function useLeaveBelow(key: ModalKey, close: () => void): () => void {
  const modals = useModals();
  const { isOpen } = use(ModalPresenceContext);
  const [isLeaving, setIsLeaving] = useState(false);
  const leaveBelow = useEffectEvent(() => modals.close(key));
  useEffect(() => {
    if (isLeaving && !isOpen) leaveBelow();
  }, [isLeaving, isOpen]);
  return () => {
    setIsLeaving(true);
    close();
  };
}
