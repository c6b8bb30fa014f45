import { useEffect, useEffectEvent } from 'react';
import { useModals } from '#app/modals/use-modals.ts';

/** After this time of pretend play the way to real play is shown, once a launch. (wire 20) */
const reminderMs = 60_000;

export function useDemoReminder(isDemo: boolean): void {
  const { open } = useModals();
  const remind = useEffectEvent(() => open('demo-game'));
  useEffect(() => {
    if (!isDemo) return undefined;
    const timer = setTimeout(() => remind(), reminderMs);
    return () => clearTimeout(timer);
  }, [isDemo]);
}
