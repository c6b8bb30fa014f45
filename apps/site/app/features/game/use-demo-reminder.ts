import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** After this time of demo play the player is offered real play. (wire 20) */
const reminderMs = 60_000;

/** Once for each launch of a demo (null without one), not in the place of another dialog, and never over a round: it waits for its end. */
export function useDemoReminder(launch: number | null, hasModal: boolean, isInRound: boolean): void {
  const { open } = useModals();
  const reminded = useRef<number | null>(null);
  const [due, setDue] = useState<number | null>(null);
  const isDue = launch !== null && due === launch && !hasModal && !isInRound;
  const remind = useEffectEvent(() => {
    if (reminded.current === launch) return;
    reminded.current = launch;
    open('demo-game');
  });
  useEffect(() => {
    if (launch === null || hasModal) return undefined;
    const timer = setTimeout(() => setDue(launch), reminderMs);
    return () => clearTimeout(timer);
  }, [launch, hasModal]);
  useEffect(() => {
    if (isDue) remind();
  }, [isDue]);
}
