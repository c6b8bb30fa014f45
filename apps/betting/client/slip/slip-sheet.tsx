import { Dialog } from '@verdigale/ui/dialog';
import type { MouseEvent, ReactNode } from 'react';
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
  // It lies over the place that a link in it leads to.
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text('slip.title')}>
      {/* The links are what is pressed; by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={follow}>{children}</div>
    </Dialog>
  );
}
