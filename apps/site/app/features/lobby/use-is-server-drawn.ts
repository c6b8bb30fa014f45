import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this component was first drawn by the server and taken over here, as opposed to drawn by this browser. */
export function useIsServerDrawn(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServerDrawn] = useState(isHydrating);
  return isServerDrawn;
}
