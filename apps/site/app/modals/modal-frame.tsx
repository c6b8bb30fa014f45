import { Dialog, type DialogProps } from '@verdigale/ui/dialog';
import { use } from 'react';
import { ModalPresenceContext } from './modal-presence.ts';

/** What the registry hands to every modal. */
export interface ModalProps {
  /** The value of the query flag, `true` unless it was opened with another. */
  value: string;
  /** Closes this modal and gives the focus back. */
  close: () => void;
}

export type ModalFrameProps = Omit<DialogProps, 'isOpen' | 'onExited'>;

/** The frame of every modal: title, close button, Escape, click outside, swipe, focus in and back. (A 2) */
export function ModalFrame(props: ModalFrameProps) {
  return <Dialog {...props} {...use(ModalPresenceContext)} />;
}
