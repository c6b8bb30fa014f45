import { startTransition, useEffect, useState } from 'react';

/** Turns true once the first frame is on the screen: what is heavy and not needed in it waits, and can be interrupted. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The first callback runs before the frame is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
