import { useState } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

/** Whether the server drew this component and the browser took it over, as opposed to one that the browser draws itself. */
export function useIsServerDrawn(): boolean {
  const [isServerDrawn] = useState(useIsHydrating());
  return isServerDrawn;
}
