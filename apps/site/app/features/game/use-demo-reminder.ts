import { useEffect, useEffectEvent, useRef } from 'react';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** After this time of pretend play the way to real play is shown. (wire 20) */
const reminderMs = 60_000;

/** Once for each launch of a demo (null without one), and not in the place of another dialog. */
export function useDemoReminder(launch: number | null, hasModal: boolean): void {
  const { open } = useModals();
  const reminded = useRef<number | null>(null);
  const remind = useEffectEvent(() => {
    reminded.current = launch;
    open('demo-game');
  });
  useEffect(() => {
    if (launch === null || hasModal || reminded.current === launch) return undefined;
    const timer = setTimeout(() => remind(), reminderMs);
    return () => clearTimeout(timer);
  }, [launch, hasModal]);
}
