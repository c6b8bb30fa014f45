import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the server drew this component and the browser took it over, as opposed to one that the browser draws itself. */
export function useIsServerDrawn(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServerDrawn] = useState(isHydrating);
  return isServerDrawn;
}
