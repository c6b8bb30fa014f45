import { useEffect, useRef } from 'react';

/** Calls it once things have been quiet for so long. */
export function useDebouncedCall(run: () => void, ms: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
}
