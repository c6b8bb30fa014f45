import { withModal, type OpenOptions } from './modal-flags.ts';
import { modalRules, type ModalKey } from './modal-rules.ts';

/**
 * The address of a page with a modal over it. For who is sent to another page or follows a link; over the page that is shown,
 * `useModals` opens one.
 */
export function modalAddress(page: string, key: ModalKey, options?: OpenOptions): string {
  const [address = '', ...hash] = page.split('#');
  const [path = '', search] = address.split('?');
  return [`${path}?${withModal(new URLSearchParams(search), key, modalRules, options)}`, ...hash].join('#');
}
