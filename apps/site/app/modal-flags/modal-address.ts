import { withModal, type OpenOptions } from './modal-flags.ts';
import { modalRules, type ModalKey } from './modal-rules.ts';

/**
 * The address of a page with a modal over it. For redirects and links to another page; to open one over the current page,
 * use `useModals`.
 */
export function modalAddress(page: string, key: ModalKey, options?: OpenOptions): string {
  const [address = '', ...hash] = page.split('#');
  // A query may hold question marks of its own.
  const [path = '', ...search] = address.split('?');
  return [`${path}?${withModal(new URLSearchParams(search.join('?')), key, modalRules, options)}`, ...hash].join('#');
}
