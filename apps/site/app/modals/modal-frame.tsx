import { Dialog, type DialogProps } from '@verdigale/ui/dialog';
import { use } from 'react';
import { ModalPresenceContext } from './modal-presence.ts';

export type ModalFrameProps = Omit<DialogProps, 'isOpen' | 'onExited'>;

/** The frame of every modal: title, close button, Escape, click outside, swipe, focus in and back. (A 2) */
export function ModalFrame(props: ModalFrameProps) {
  return <Dialog {...props} {...use(ModalPresenceContext)} />;
}
