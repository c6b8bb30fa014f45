import { afterFrame } from '#app/browser/after-frame.ts';
import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, type DataRouter, type Location, type NavigateOptions } from 'react-router';
import { withModal, withoutModals, type OpenOptions } from './modal-flags.ts';
import { modalRules, type ModalKey } from './modal-rules.ts';
import { opening } from './opening.ts';
import { preloadModal } from './preload-modal.ts';

/** Marks a history entry that exists only for a modal: closing it is going back. */
interface ModalEntryState {
  isModalEntry?: boolean;
}

export interface ModalActions {
  open(key: ModalKey, options?: OpenOptions): void;
  /** The same for a press: that it was taken is on the screen before what it opens is drawn. */
  openOnPress(key: ModalKey, options?: OpenOptions): void;
  close(key: ModalKey): void;
  /** Takes the flag out of the address in place; resolves when it is out, so that nothing which follows is overtaken. */
  leave(key: ModalKey): Promise<void>;
}

/** Opening or closing changes nothing that a loader reads, so none runs again. */
const stay: NavigateOptions = { preventScrollReset: true, defaultShouldRevalidate: false };

/** Visits that are being left: a second press of Escape, before the first has arrived, must not go back once more. */
const left = new WeakSet<Location>();

/** One object for each router, so that whoever may open a modal is not drawn again when the address changes. */
const actionsOf = new WeakMap<DataRouter, ModalActions>();

/** Opens and closes modals over the page that is shown. No other code writes their query flags, apart from `modalAddress`. */
export function useModals(): ModalActions {
  const { router } = use(RouterContext)!;
  const actions = actionsOf.get(router) ?? actionsOver(router);
  actionsOf.set(router, actions);
  return actions;
}

function actionsOver(router: DataRouter): ModalActions {
  const search = () => new URLSearchParams(router.state.location.search);
  const isModalEntry = () => Boolean((router.state.location.state as ModalEntryState | null)?.isModalEntry);
  const go = (next: URLSearchParams, options: NavigateOptions) => {
    const { pathname, hash } = router.state.location;
    return router.navigate({ pathname, search: next.toString(), hash }, { ...stay, ...options });
  };

  const open: ModalActions['open'] = (key, options) => {
    preloadModal(key);
    // One modal after another (sign-in → sign-up) is one step back.
    void go(withModal(search(), key, modalRules, options), {
      replace: isModalEntry() && !options?.onTop,
      state: { isModalEntry: true },
    });
  };

  return {
    open,
    openOnPress(key, options) {
      preloadModal(key);
      opening.set(true);
      afterFrame(() => open(key, options));
    },
    close(key) {
      const { location } = router.state;
      if (!isModalEntry()) {
        void go(withoutModals(search(), [key], modalRules), { replace: true });
      } else if (!left.has(location)) {
        left.add(location);
        void router.navigate(-1);
      }
    },
    leave: (key) => go(withoutModals(search(), [key], modalRules), { replace: true }),
  };
}
