import { useEffect, useState } from 'react';

const tickMs = 250;

/** `0:59` of 59 seconds. (OTP-02) */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds that are left of a wait that starts with the component; true to the clock also in a tab that slept. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [end]);
  return { left, restart: () => setEnd(Date.now() + seconds * 1000) };
}
