import { createContext } from 'react';

export interface ModalPresence {
  isOpen: boolean;
  onExited: () => void;
}

/** Whether the modal around is open or on its way out; the host knows. Apart from the frame, whose kit is loaded with a modal. */
export const ModalPresenceContext = createContext<ModalPresence>({ isOpen: true, onExited: () => undefined });
