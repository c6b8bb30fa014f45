import { createContext } from 'react';

/** Picks another method of the open list, for what stands deep in a form. */
export const PickMethodContext = createContext<(method: string) => void>(() => undefined);
