import { useEffect, useRef } from 'react';

/** Calls the function once there has been no further request for this long. */
export function useDebouncedCall(run: () => void, ms: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
}
