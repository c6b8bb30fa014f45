import { useEffect, useRef } from 'react';
import { useRoundHeld } from './balance-hold.ts';

/** What a round has brought about is not told before the game has shown it. */
export function useAfterRound(): (run: () => void) => void {
  const isHeld = useRoundHeld();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (!isHeld) for (const run of waiting.current.splice(0)) run();
  }, [isHeld]);
  return (run) => {
    if (isHeld) waiting.current.push(run);
    else run();
  };
}
