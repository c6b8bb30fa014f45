export {
  createToastQueue,
  toastAnimationMs,
  toastLifeMs,
  toasts,
  toastSpacingMs,
  type Toast,
  type ToastInput,
  type ToastKind,
  type ToastQueue,
} from './toast-queue.ts';
export { ToastRegion } from './toast-region.tsx';
