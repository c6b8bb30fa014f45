import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** While the browser takes over what the server drew, before it knows its own screen. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether the server drew this component and the browser took it over, as opposed to one that the browser draws itself. */
export function useIsServerDrawn(): boolean {
  const [isServerDrawn] = useState(useIsHydrating());
  return isServerDrawn;
}
