import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { modalAddress } from './modal-address.ts';
import type { OpenOptions } from './modal-flags.ts';
import type { ModalKey } from './modal-rules.ts';
import { onIntent } from './preload-modal.ts';
import { useModals } from './use-modals.ts';

type ModalLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & OpenOptions & { modal: ModalKey };

/** An anchor that opens a modal: with scripts in place, before them as an address. Its chunk loads when the pointer rests on it. */
export function ModalLink({ modal, value, params, onTop, onClick, children, ...rest }: ModalLinkProps) {
  const { pathname, search } = useLocation();
  const { openOnPress } = useModals();
  const options = { value, params, onTop };

  function onOpen(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openOnPress(modal, options);
  }

  return (
    <a {...rest} {...onIntent(modal)} href={modalAddress(pathname + search, modal, options)} onClick={onOpen}>
      {children}
    </a>
  );
}
