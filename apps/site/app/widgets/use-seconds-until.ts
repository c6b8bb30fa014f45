import { useEffect, useState } from 'react';

/** Whole seconds until this moment, never less than 0; null without one. Both in milliseconds since 1970. */
export function secondsUntil(end: number | null, now: number): number | null {
  return end === null || Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / 1000));
}

/** The same, counted down once a second; true to the clock also in a tab that slept. */
export function useSecondsUntil(end: number | null): number | null {
  const [seconds, setSeconds] = useState(() => secondsUntil(end, Date.now()));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(end, Date.now()));
    tick();
    if (end === null) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return seconds;
}
