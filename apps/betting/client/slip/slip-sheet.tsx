import { Dialog } from '@verdigale/ui/dialog';
import type { ReactNode } from 'react';
import { useText } from '#client/texts/texts.ts';
import { closeNews } from './place-store.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The slip over a small screen. Loaded when it is first opened. */
// oxlint-disable-next-line import/no-default-export -- a lazy part
export default function SlipSheet({ isOpen, onClose, children }: Props) {
  const text = useText();
  const close = () => {
    closeNews();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text('slip.title')}>
      {children}
    </Dialog>
  );
}
