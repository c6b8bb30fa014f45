import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while the server draws, and while the browser takes over what it has drawn: until then both must show the same. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
