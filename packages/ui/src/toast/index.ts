export { toasts, toastSpacingMs, type Toast, type ToastInput, type ToastKind } from './toast-queue.ts';
export { ToastRegion } from './toast-region.tsx';
