export { ModalExit } from './modal-exit.tsx';
export { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';
export { PageLocale } from './page-locale.tsx';
export { useLateClose } from './use-late-close.ts';
export { ModalLevelContext, useModalLevel, usePopoverLayer } from './use-modal-level.ts';
export { useSwipeToClose } from './use-swipe-to-close.ts';
