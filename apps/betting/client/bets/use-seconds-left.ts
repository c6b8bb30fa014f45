import { serverNow } from '@verdigale/client/server-clock';
import { useEffect, useState } from 'react';

/** Whole seconds until a time of the platform's; 0 when it is past, or none. */
export function useSecondsLeft(until: string | undefined): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}
